-- The database is the truth about sources: whole records, as the catalogue's file has them. Not jsonb, which would forget the
-- order of the fields.
alter table source add column record json;
-- An operator added, edited or removed it here: the file does not change it any more.
alter table source add column edited_here boolean not null default false;
update source set record = source_change.record, edited_here = true from source_change where source_id = source.id;
drop table source_change;
