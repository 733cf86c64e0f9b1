-- How the last answer of each source began, for whoever wonders why it is not read: one row a source, written over each time.
create table source_answer (
	source_id integer primary key references source (id) on delete cascade,
	answered_at timestamptz not null,
	status integer not null,
	-- Where it came from in the end.
	url text not null,
	-- Lines of name and value, as they came, without those that may hold a secret.
	headers text[] not null,
	-- Of the last answer that had a body: "not modified" has none, and says nothing of the feed.
	body text
);
