-- Correspondence: days for each move, and the time after which such a game ends unless something happens. No server keeps these
-- games in memory, so a server looks for deadlines that have passed.
alter table play_table add column time_days integer;
alter table play_table add column deadline bigint;
-- The sides that have made no move at the table.
alter table play_table add column unmoved varchar(16) not null default '';
create index play_table_by_deadline on play_table (deadline) where deadline is not null;

drop index play_table_ticking;
create index play_table_ticking on play_table (id)
  where stage = 'playing' and time_main is not null and time_days is null;

-- Open challenges, and for a while those that were taken. No game in "games" and no family: any game. A challenge is over
-- when "until" has passed. "joiner" is the guest who accepted it. "origins" are keyed hashes of the address, and of the networks around it, that opened it.
create table challenge (
  id varchar(32) primary key,
  guest varchar(64) not null,
  origins varchar not null,
  games varchar not null,
  family varchar(64),
  options varchar not null,
  side varchar(8),
  time_main integer,
  time_increment integer,
  time_byoyomi integer,
  time_days integer,
  created bigint not null,
  until bigint not null,
  table_id varchar(32),
  joiner varchar(64),
  joiner_origins varchar
);

create index challenge_of_guest on challenge (guest);
create index challenge_open on challenge (created, id) where table_id is null;
create index challenge_accepted on challenge (until) where table_id is not null;
create index challenge_of_joiner on challenge (joiner) where joiner is not null;
