-- For the job that removes tables at which no move was made, and rules that no table is played by any more.
create index play_table_by_change on play_table (changed, id);
create index play_table_of_definition on play_table (definition);
