import type { Database } from './database.ts'

/** Every change of the tables, in order and for ever: add at the end, never edit. */
const MIGRATIONS: readonly string[] = [
  `
  CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    crest INTEGER NOT NULL
  );
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    version INTEGER NOT NULL,
    options TEXT NOT NULL,
    seats INTEGER NOT NULL,
    key TEXT NOT NULL,
    host TEXT NOT NULL,
    listed INTEGER NOT NULL,
    status TEXT NOT NULL,
    created INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    waiting INTEGER NOT NULL,
    unattended INTEGER NOT NULL,
    outcome TEXT,
    revision INTEGER NOT NULL
  );
  CREATE INDEX tables_by_status ON tables (status, created);
  CREATE TABLE mats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    kind TEXT NOT NULL,
    person TEXT,
    away INTEGER NOT NULL,
    level TEXT,
    PRIMARY KEY (table_id, seat)
  );
  CREATE INDEX mats_by_person ON mats (person) WHERE person IS NOT NULL;
  CREATE TABLE entries (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    words TEXT NOT NULL,
    move_id TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX entries_by_move ON entries (table_id, move_id);
  `,
  `
  ALTER TABLE tables ADD COLUMN time TEXT NOT NULL DEFAULT '{"kind":"none"}';
  ALTER TABLE tables ADD COLUMN clock TEXT;
  ALTER TABLE tables ADD COLUMN due INTEGER;
  CREATE INDEX tables_by_due ON tables (due) WHERE due IS NOT NULL;
  `,
  `
  ALTER TABLE tables ADD COLUMN next TEXT;
  CREATE TABLE spoken (
    n INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat INTEGER NOT NULL,
    at INTEGER NOT NULL,
    kind TEXT NOT NULL,
    body TEXT NOT NULL
  );
  CREATE INDEX spoken_by_table ON spoken (table_id, n);
  `,
  `
  CREATE TABLE webhooks (
    person TEXT PRIMARY KEY,
    url TEXT NOT NULL,
    secret TEXT NOT NULL,
    site TEXT NOT NULL
  );
  CREATE INDEX tables_to_run ON tables (created DESC, id)
    WHERE status = 'playing' AND (waiting & unattended) <> 0;
  CREATE INDEX tables_listed ON tables (created DESC, id) WHERE status = 'open' AND listed = 1;
  `,
  `
  ALTER TABLE tables ADD COLUMN envelopes TEXT;
  ALTER TABLE tables ADD COLUMN answered INTEGER NOT NULL DEFAULT 0;
  `,
  'ALTER TABLE mats ADD COLUMN standing TEXT',
  // Logs by number, in the order in which tables were opened: those that are played at the same time lie side by side, and
  // the moves of one commit fall on a few pages instead of on one page each.
  `
  CREATE TABLE logs (
    n INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL UNIQUE REFERENCES tables (id)
  );
  INSERT INTO logs (table_id) SELECT id FROM tables ORDER BY created, id;
  ALTER TABLE entries RENAME TO entries_by_name;
  CREATE TABLE entries (
    log INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    words TEXT NOT NULL,
    move_id TEXT NOT NULL,
    hash TEXT NOT NULL,
    PRIMARY KEY (log, seq)
  ) WITHOUT ROWID;
  INSERT INTO entries
    SELECT l.n, e.seq, e.seat, e.words, e.move_id, e.hash
    FROM logs l JOIN entries_by_name e ON e.table_id = l.table_id ORDER BY l.n, e.seq;
  DROP TABLE entries_by_name;
  CREATE UNIQUE INDEX entries_by_move ON entries (log, move_id);
  `,
  'ALTER TABLE tables ADD COLUMN bundle TEXT',
  `
  CREATE TABLE sign_ins (
    id TEXT PRIMARY KEY,
    person TEXT NOT NULL,
    agent TEXT NOT NULL,
    created INTEGER NOT NULL,
    ended INTEGER NOT NULL
  );
  CREATE INDEX sign_ins_by_person ON sign_ins (person);
  ALTER TABLE tables ADD COLUMN manners TEXT;
  `,
  `
  ALTER TABLE tables ADD COLUMN began INTEGER;
  ALTER TABLE tables ADD COLUMN ended INTEGER;
  ALTER TABLE tables ADD COLUMN absent INTEGER;
  CREATE TABLE own_records (
    person TEXT NOT NULL,
    kind TEXT NOT NULL,
    key TEXT NOT NULL,
    body TEXT NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (person, kind, key)
  );
  CREATE INDEX own_records_by_key ON own_records (key);
  `,
  `
  ALTER TABLE tables ADD COLUMN seeds TEXT;
  ALTER TABLE tables ADD COLUMN fork TEXT;
  `,
  'ALTER TABLE people ADD COLUMN sight TEXT',
  // Entries one behind the other, as they are written, and two unique keys that hold numbers and ids alone: the moves of one commit fall
  // on the last page and on a few of the keys, where each table's log had a page of its own to write.
  `
  ALTER TABLE entries RENAME TO entries_by_log;
  CREATE TABLE entries (
    log INTEGER NOT NULL,
    seq INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    words TEXT NOT NULL,
    move_id TEXT NOT NULL,
    hash TEXT NOT NULL
  );
  INSERT INTO entries (log, seq, seat, words, move_id, hash)
    SELECT log, seq, seat, words, move_id, hash FROM entries_by_log ORDER BY log, seq;
  DROP TABLE entries_by_log;
  CREATE UNIQUE INDEX entries_by_seq ON entries (log, seq);
  CREATE UNIQUE INDEX entries_by_move ON entries (log, move_id);
  `,
  // The results of each day by how they came out, and how many did: kept by triggers, so that whatever writes or deletes a record keeps them
  // too, in its own transaction. A body that cannot be read is no result.
  `
  CREATE TABLE day_results (
    day TEXT NOT NULL,
    person TEXT NOT NULL,
    payoff REAL NOT NULL,
    score REAL NOT NULL,
    at INTEGER NOT NULL,
    PRIMARY KEY (day, person)
  ) WITHOUT ROWID;
  CREATE INDEX day_results_by_figure ON day_results (day, payoff, score, at, person);
  CREATE TABLE day_figures (
    day TEXT NOT NULL,
    payoff REAL NOT NULL,
    score REAL NOT NULL,
    n INTEGER NOT NULL,
    PRIMARY KEY (day, payoff, score)
  ) WITHOUT ROWID;
  CREATE VIEW results_in_records AS
    SELECT key AS day, person, body ->> '$.payoff' AS payoff, body ->> '$.score' AS score, at
    FROM own_records WHERE kind = 'daily' AND CASE WHEN json_valid(body)
      THEN json_type(body, '$.payoff') IN ('integer', 'real') AND json_type(body, '$.score') IN ('integer', 'real') ELSE 0 END;
  CREATE TRIGGER day_result_counted AFTER INSERT ON day_results BEGIN
    INSERT INTO day_figures (day, payoff, score, n) VALUES (new.day, new.payoff, new.score, 1)
      ON CONFLICT (day, payoff, score) DO UPDATE SET n = n + 1;
  END;
  CREATE TRIGGER day_result_gone AFTER DELETE ON day_results BEGIN
    UPDATE day_figures SET n = n - 1 WHERE day = old.day AND payoff = old.payoff AND score = old.score;
    DELETE FROM day_figures WHERE day = old.day AND payoff = old.payoff AND score = old.score AND n = 0;
  END;
  CREATE TRIGGER record_added AFTER INSERT ON own_records WHEN new.kind = 'daily' BEGIN
    INSERT INTO day_results SELECT * FROM results_in_records WHERE day = new.key AND person = new.person;
  END;
  CREATE TRIGGER record_changed AFTER UPDATE ON own_records WHEN new.kind = 'daily' BEGIN
    DELETE FROM day_results WHERE day = old.key AND person = old.person;
    INSERT INTO day_results SELECT * FROM results_in_records WHERE day = new.key AND person = new.person;
  END;
  CREATE TRIGGER record_dropped AFTER DELETE ON own_records WHEN old.kind = 'daily' BEGIN
    DELETE FROM day_results WHERE day = old.key AND person = old.person;
  END;
  INSERT INTO day_results SELECT * FROM results_in_records;
  `,
]

/** Brings a file up to this version of the code. A file from a newer version is left alone. */
export function migrate(db: Database): void {
  db.exec('CREATE TABLE IF NOT EXISTS migrations (id INTEGER PRIMARY KEY, applied TEXT NOT NULL)')
  db.immediately(() => {
    const done = db.prepare<[], number>('SELECT coalesce(max(id), 0) FROM migrations').pluck().get() ?? 0
    if (done > MIGRATIONS.length)
      throw new Error(
        `the data were written by a newer version of Noren (migration ${done}; this one knows ${MIGRATIONS.length})`,
      )
    for (const [i, sql] of MIGRATIONS.entries()) {
      if (i < done) continue
      db.exec(sql)
      db.prepare<[number]>("INSERT INTO migrations (id, applied) VALUES (?, datetime('now'))").run(i + 1)
    }
  })
}
