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
  // The results of each day by how they came out, and how many did: kept by triggers, so that whatever writes or deletes a record keeps them
  // too, in its own transaction. A body that cannot be read is no result.
  `
  CREATE TABLE day_results (
    day text NOT NULL,
    person text NOT NULL,
    payoff double precision NOT NULL,
    score double precision NOT NULL,
    at bigint NOT NULL,
    PRIMARY KEY (day, person)
  );
  CREATE INDEX day_results_by_figure ON day_results (day, payoff, score, at, person);
  CREATE TABLE day_figures (
    day text NOT NULL,
    payoff double precision NOT NULL,
    score double precision NOT NULL,
    n integer NOT NULL,
    PRIMARY KEY (day, payoff, score)
  );
  CREATE FUNCTION json_or_null(body text) RETURNS jsonb LANGUAGE plpgsql AS $$
  BEGIN
    RETURN body::jsonb;
  EXCEPTION WHEN data_exception THEN
    RETURN NULL;
  END $$;
  CREATE FUNCTION number_in(body jsonb, name text) RETURNS double precision LANGUAGE sql AS
    $$ SELECT CASE WHEN jsonb_typeof(body -> name) = 'number' THEN (body -> name)::double precision END $$;
  CREATE VIEW results_in_records AS
    SELECT * FROM (
      SELECT key AS day, person, number_in(json_or_null(body), 'payoff') AS payoff,
        number_in(json_or_null(body), 'score') AS score, at
      FROM own_records WHERE kind = 'daily'
    ) r WHERE payoff IS NOT NULL AND score IS NOT NULL;
  CREATE FUNCTION count_day_result() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'INSERT' THEN
      INSERT INTO day_figures AS f (day, payoff, score, n) VALUES (NEW.day, NEW.payoff, NEW.score, 1)
        ON CONFLICT (day, payoff, score) DO UPDATE SET n = f.n + 1;
    ELSE
      UPDATE day_figures SET n = n - 1 WHERE day = OLD.day AND payoff = OLD.payoff AND score = OLD.score;
      DELETE FROM day_figures WHERE day = OLD.day AND payoff = OLD.payoff AND score = OLD.score AND n = 0;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER count_day_result AFTER INSERT OR DELETE ON day_results
    FOR EACH ROW EXECUTE FUNCTION count_day_result();
  CREATE FUNCTION keep_day_result() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP <> 'INSERT' THEN
      DELETE FROM day_results WHERE day = OLD.key AND person = OLD.person;
    END IF;
    IF TG_OP <> 'DELETE' THEN
      INSERT INTO day_results SELECT * FROM results_in_records WHERE day = NEW.key AND person = NEW.person;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER keep_added_result AFTER INSERT OR UPDATE ON own_records
    FOR EACH ROW WHEN (NEW.kind = 'daily') EXECUTE FUNCTION keep_day_result();
  CREATE TRIGGER keep_dropped_result AFTER DELETE ON own_records
    FOR EACH ROW WHEN (OLD.kind = 'daily') EXECUTE FUNCTION keep_day_result();
  INSERT INTO day_results SELECT * FROM results_in_records;
  `,
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
