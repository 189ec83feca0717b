-- Where sides do not simply alternate, each move keeps who is to move after it. For the moves before a table was founded: a list
-- of sides; missing where they alternated, as in all games before.
alter table play_table add column opening_turns varchar;
