-- Every definition has owner, name and version. So far all were the program's own; which version they say of themselves, the
-- next migration reads in their texts.
alter table definition rename column game to name;
alter table definition add column owner varchar(64) not null default 'variorum';
alter table definition add column version varchar not null default '1';
