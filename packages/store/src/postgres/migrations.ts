import type { PoolClient } from 'pg'

/** Every change of the tables, in order and for ever: add at the end, never edit. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE people (
    id text PRIMARY KEY,
    name text NOT NULL,
    crest integer NOT NULL
  );
  CREATE TABLE tables (
    id text PRIMARY KEY,
    game text NOT NULL,
    version integer NOT NULL,
    options text NOT NULL,
    seats integer NOT NULL,
    key text NOT NULL,
    host text NOT NULL,
    listed integer NOT NULL,
    status text NOT NULL,
    created bigint NOT NULL,
    seq integer NOT NULL,
    waiting integer NOT NULL,
    unattended integer NOT NULL,
    outcome text,
    revision integer NOT NULL
  );
  CREATE INDEX tables_by_status ON tables (status, created);
  CREATE TABLE mats (
    table_id text NOT NULL REFERENCES tables (id),
    seat integer NOT NULL,
    kind text NOT NULL,
    person text,
    away integer NOT NULL,
    level text,
    PRIMARY KEY (table_id, seat)
  );
  CREATE INDEX mats_by_person ON mats (person) WHERE person IS NOT NULL;
  CREATE TABLE entries (
    table_id text NOT NULL REFERENCES tables (id),
    seq integer NOT NULL,
    seat integer NOT NULL,
    words text NOT NULL,
    move_id text NOT NULL,
    hash text NOT NULL,
    PRIMARY KEY (table_id, seq),
    UNIQUE (table_id, move_id)
  );
  `,
  `
  ALTER TABLE tables ADD COLUMN time text NOT NULL DEFAULT '{"kind":"none"}';
  ALTER TABLE tables ADD COLUMN clock text;
  ALTER TABLE tables ADD COLUMN due bigint;
  CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
  `,
  `
  ALTER TABLE tables ADD COLUMN next text;
  CREATE TABLE spoken (
    n bigserial PRIMARY KEY,
    table_id text NOT NULL REFERENCES tables (id),
    seat integer NOT NULL,
    at bigint NOT NULL,
    kind text NOT NULL,
    body text NOT NULL
  );
  CREATE INDEX spoken_by_table ON spoken (table_id, n);
  `,
  `
  CREATE TABLE webhooks (
    person text PRIMARY KEY,
    url text NOT NULL,
    secret text NOT NULL,
    site text NOT NULL
  );
  CREATE INDEX tables_to_run ON tables (created DESC, id)
    WHERE status = 'playing' AND (waiting & unattended) <> 0;
  CREATE INDEX tables_listed ON tables (created DESC, id) WHERE status = 'open' AND listed = 1;
  `,
  `
  ALTER TABLE tables ADD COLUMN envelopes text;
  ALTER TABLE tables ADD COLUMN answered integer NOT NULL DEFAULT 0;
  `,
  'ALTER TABLE mats ADD COLUMN standing text',
  'ALTER TABLE tables ADD COLUMN bundle text',
  `
  CREATE TABLE sign_ins (
    id text PRIMARY KEY,
    person text NOT NULL,
    agent text NOT NULL,
    created bigint NOT NULL,
    ended integer NOT NULL
  );
  CREATE INDEX sign_ins_by_person ON sign_ins (person);
  ALTER TABLE tables ADD COLUMN manners text;
  `,
  `
  ALTER TABLE tables ADD COLUMN began bigint;
  ALTER TABLE tables ADD COLUMN ended bigint;
  ALTER TABLE tables ADD COLUMN absent integer;
  CREATE TABLE own_records (
    person text NOT NULL,
    kind text NOT NULL,
    key text NOT NULL,
    body text NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (person, kind, key)
  );
  CREATE INDEX own_records_by_key ON own_records (key);
  `,
  `
  ALTER TABLE tables ADD COLUMN seeds text;
  ALTER TABLE tables ADD COLUMN fork text;
  `,
  'ALTER TABLE people ADD COLUMN sight text',
]

/** Any number will do, as long as every server of the house takes the same. */
const LOCK = 7_267_366

/** Brings the database up to this version of the code: all or nothing, one server at a time. */
export async function migrate(client: PoolClient): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    await client.query(
      'CREATE TABLE IF NOT EXISTS migrations (id integer PRIMARY KEY, applied timestamptz NOT NULL)',
    )
    const { rows } = await client.query<{ done: number }>(
      'SELECT coalesce(max(id), 0) AS done FROM migrations',
    )
    const done = rows[0]?.done ?? 0
    if (done > MIGRATIONS.length)
      throw new Error(
        `the data were written by a newer version of Noren (migration ${done}; this one knows ${MIGRATIONS.length})`,
      )
    for (const [i, sql] of MIGRATIONS.entries()) {
      if (i < done) continue
      await client.query(sql)
      await client.query('INSERT INTO migrations (id, applied) VALUES ($1, now())', [i + 1])
    }
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK')
    throw error
  }
}
