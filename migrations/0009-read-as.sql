-- Where and how a source was read when it told what is remembered of it: when the catalogue changes that, it is read anew.
alter table source_health add column read_as text;
