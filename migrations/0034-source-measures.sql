-- What our own data says of each source over the last thirty days: written every few minutes, read by every visitor
-- (docs/decisions: "Sources are measured every few minutes").
create table source_measure (
	source_id integer primary key references source (id),
	measured_at timestamptz not null,
	items integer not null,
	-- Of those, how many had their headline changed.
	edited integer not null,
	-- Stories of several outlets that it told, and those of them that nobody told earlier.
	stories integer not null,
	first integer not null,
	-- The middle of how long after the first report it told the others.
	lag_seconds integer
) with (fillfactor = 50);
