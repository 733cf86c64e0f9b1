-- Browsers that show what their reader follows. The endpoint is the browser maker's address for one browser: whoever signs in
-- there next takes it over.
create table push_browser (
	id integer generated always as identity primary key,
	account_id integer not null,
	way text not null default 'push' check (way = 'push'),
	endpoint text not null unique,
	-- With these a message is encrypted, so that the browser's maker cannot read it.
	p256dh text not null,
	auth text not null,
	name text not null,
	added_at timestamptz not null,
	-- Since when the browser's maker knows it no more; it stays to be told of.
	ended_at timestamptz,
	-- The last message that it took, so that one that is sent again does not ring twice.
	last_message uuid,
	-- They go with the way.
	foreign key (account_id, way) references reader_way (account_id, way) on delete cascade
);
create index push_browser_account on push_browser (account_id, added_at);
