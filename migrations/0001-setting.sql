-- Facts that the product generated about itself and must find again.
create table setting (
	name text primary key,
	value text not null
);
