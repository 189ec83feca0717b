-- Who sits where: a row for each side of a table. Where there is neither guest nor level, nobody sits yet.
create table seat (
  table_id varchar(32) not null references play_table (id) on delete cascade,
  side varchar(8) not null,
  guest varchar(64),
  level integer,
  primary key (table_id, side)
);

insert into seat (table_id, side, guest, level) select id, 'white', white_guest, white_level from play_table;
insert into seat (table_id, side, guest, level) select id, 'black', black_guest, black_level from play_table;

create index seat_of_guest on seat (guest, table_id);

drop index play_table_of_white;
drop index play_table_of_black;
alter table play_table drop column white_guest;
alter table play_table drop column white_level;
alter table play_table drop column black_guest;
alter table play_table drop column black_level;
