-- Which server does at a table what nobody asks for: lets the flag fall, lets the computer think. A number belongs to one
-- server and goes up whenever another takes the table over, so that who had it before can be told so.
create table lease (
  table_id varchar(32) primary key references play_table (id) on delete cascade,
  server varchar(64) not null,
  number bigint not null,
  until bigint not null
);

create index lease_of_server on lease (server);

-- For servers that look every few seconds at which of these tables nobody holds.
create index play_table_ticking on play_table (id) where stage = 'playing' and time_main is not null;
