-- What operators changed of the sources, over the catalogue's file: whole records, as the file has them, of those that were
-- added or edited.
create table source_change (
	source_id integer primary key,
	record jsonb not null,
	changed_at timestamptz not null
);
-- A paused source is not read; what it has brought stays.
alter table source add column paused_at timestamptz;
