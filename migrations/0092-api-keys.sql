-- Keys by which programs of a reader read. Only hashes are kept; a key that ends is deleted.
create table api_key (
	id integer generated always as identity primary key,
	account_id integer not null references account (id) on delete cascade,
	key_hash text not null unique,
	name text not null,
	-- The first characters, by which the reader tells keys apart.
	start text not null,
	made_at timestamptz not null,
	-- To the hour.
	last_used_at timestamptz
);
create index api_key_of_account on api_key (account_id, id);
