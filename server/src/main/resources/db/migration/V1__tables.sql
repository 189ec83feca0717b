-- Both SQLite and PostgreSQL run this. Times are milliseconds since 1970: SQLite has no type for them.

-- The rules that tables are played by, kept for good: a file in games/ may change, a game that was begun does not.
create table definition (
  hash varchar(128) primary key,
  game varchar(64) not null,
  options varchar not null,
  sources varchar not null
);

-- What a table was founded with. From "changed" on: what lists show of it; it can be worked out from the events.
create table play_table (
  id varchar(32) primary key,
  definition varchar(128) not null references definition (hash),
  start varchar,
  opening varchar not null,
  white_guest varchar(64),
  white_level integer,
  black_guest varchar(64),
  black_level integer,
  time_main integer,
  time_increment integer,
  time_byoyomi integer,
  created bigint not null,

  changed bigint not null,
  stage varchar(16) not null,
  turn varchar(8) not null,
  plies integer not null,
  placement varchar not null,
  last varchar,
  winner varchar(8),
  reason varchar(32),
  words varchar
);

create index play_table_of_white on play_table (white_guest, changed);
create index play_table_of_black on play_table (black_guest, changed);
create index play_table_by_stage on play_table (stage);

-- What happened, in order. Only ever added to: whoever writes a sequence that is taken has been overtaken.
create table event (
  table_id varchar(32) not null references play_table (id),
  sequence bigint not null,
  kind varchar(16) not null,
  data varchar not null,
  at bigint not null,
  primary key (table_id, sequence)
);

-- What servers that share this database must agree on and nobody else may know.
create table secret (
  name varchar(32) primary key,
  content varchar not null
);
