-- People with a name. "guest" is the id with which they sit at tables; a cookie of a guest with this id is worth nothing any more.
-- "folded" is the name without what the eye confuses; it is never given away again. Without a password the name was deleted.
create table account (
  guest varchar(64) primary key,
  name varchar(20) not null,
  folded varchar(20) not null unique,
  password varchar(200),
  created bigint not null,
  changed bigint not null
);

create index account_by_change on account (changed);

-- Log-ins. "token" is the SHA-256 of what the browser has; "origin" is a keyed hash of the address.
create table account_session (
  id varchar(32) primary key,
  token varchar(64) not null unique,
  guest varchar(64) not null references account (guest),
  browser varchar(64) not null,
  origin varchar(64) not null,
  created bigint not null,
  seen bigint not null
);

create index account_session_of_guest on account_session (guest, seen);

-- Published definitions. "version" is the number of the newest version; "removed" is set by the operator.
create table published (
  owner varchar(20) not null,
  name varchar(64) not null,
  guest varchar(64) not null references account (guest),
  visibility varchar(16) not null,
  version integer not null,
  copied_from varchar(100),
  tags varchar(200) not null,
  created bigint not null,
  changed bigint not null,
  removed bigint,
  primary key (owner, name)
);

create index published_of_guest on published (guest);
create index published_by_change on published (visibility, changed);

-- The versions of published definitions, which never change. "sources" are the texts of the definition and of those it starts from.
create table published_version (
  owner varchar(20) not null,
  name varchar(64) not null,
  number integer not null,
  hash varchar(64) not null,
  page varchar,
  sources varchar not null,
  created bigint not null,
  primary key (owner, name, number),
  foreign key (owner, name) references published (owner, name) on delete cascade
);

create table published_report (
  id varchar(32) primary key,
  owner varchar(20) not null,
  name varchar(64) not null,
  kind varchar(16) not null,
  words varchar(500) not null,
  guest varchar(64) not null,
  at bigint not null,
  foreign key (owner, name) references published (owner, name) on delete cascade
);

create unique index published_report_of_guest on published_report (owner, name, guest);
create index published_report_by_time on published_report (at);

-- How often a definition was played.
create index definition_by_key on definition (owner, name);
create index play_table_by_definition on play_table (definition);
