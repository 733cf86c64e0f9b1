-- How busy each hour was. Written once a minute by every web process, which adds to it what it saw.
create table traffic_hour (
	hour_start timestamptz primary key,
	requests integer not null,
	-- Those that we failed at.
	errors integer not null,
	-- A sketch from which the number of visitors is estimated; nobody can be found in it.
	visitors bytea not null
);
