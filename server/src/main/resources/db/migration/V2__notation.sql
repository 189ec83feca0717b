-- Moves as people write them are kept with each move from now on. Before, they were worked out whenever they were wanted.

alter table play_table add column opening_san varchar;

-- For tables with moves of which this was not kept: worked out once, when it is first wanted, for the game as it was
-- after that event.
create table notation (
  table_id varchar(32) primary key references play_table (id) on delete cascade,
  sequence bigint not null,
  moves varchar not null
);
