-- One row for each say of an identity on an item. The item's counters change in the same transaction.
create table vote (
	identity_kind text not null check (identity_kind in ('user', 'session')),
	identity_id text not null,
	item_id integer not null references news_item (id) on delete cascade,
	subject text not null check (subject in ('importance', 'signal')),
	choice text not null check (choice in ('important', 'bullish', 'bearish')),
	-- False while quarantined: kept, not counted, and can be counted again.
	counted boolean not null,
	-- A keyed hash of the voter's network (/24 or /64), never the address; null once it is of no use.
	network text,
	cast_at timestamptz not null,
	primary key (identity_kind, identity_id, item_id, subject)
);
create index vote_network on vote (item_id, network, cast_at) where network is not null;

create table item_view (
	identity_kind text not null check (identity_kind in ('user', 'session')),
	identity_id text not null,
	item_id integer not null references news_item (id) on delete cascade,
	viewed_at timestamptz not null,
	-- How often this identity was counted: once in 24 hours.
	times integer not null,
	primary key (identity_kind, identity_id, item_id)
);
create index item_view_item on item_view (item_id);
create index item_view_time on item_view (viewed_at);

-- Browsers that have voted, to limit how many new ones an address can bring.
create table voting_session (
	session_id text primary key,
	address text not null,
	first_vote_at timestamptz not null
);
create index voting_session_address on voting_session (address, first_vote_at);

-- Browsers tied to a person. An anonymous browser has a signed cookie and no row.
create table session (
	id_hash text primary key,
	user_id integer not null,
	created_at timestamptz not null,
	last_seen_at timestamptz not null,
	-- Kept after logout, so that a copied cookie is refused and not taken for a new browser's.
	ended_at timestamptz
);
create index session_of_user on session (user_id, last_seen_at);
