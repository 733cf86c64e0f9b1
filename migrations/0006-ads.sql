-- What advertisers ordered. A campaign is never changed after it was added: another order is another row.
create table ad_campaign (
	id integer generated always as identity primary key,
	kind text not null check (kind in ('banner', 'text')),
	placement text check (placement in ('top', 'side', 'list', 'bottom')),
	-- A placement that was sold to one advertiser alone.
	exclusive boolean not null default false,
	coin_ids integer[] not null default '{}',
	source_ids integer[] not null default '{}',
	advertiser text not null,
	language text not null check (language in ('fa', 'en', 'both')),
	starts_at timestamptz not null,
	ends_at timestamptz not null check (ends_at > starts_at),
	weight integer not null check (weight > 0),
	text_fa text,
	text_en text,
	link text not null check (link !~ '[[:cntrl:][:space:]]'),
	monthly_price numeric(14, 2) not null check (monthly_price >= 0),
	currency text not null check (currency in ('USD', 'IRR')),
	added_at timestamptz not null,
	paused_at timestamptz,
	check ((kind = 'banner') = (placement is not null)),
	check (kind = 'banner' or cardinality(coin_ids) + cardinality(source_ids) > 0)
);
create index ad_campaign_end on ad_campaign (ends_at);

-- Pictures as we encoded them ourselves, in WebP.
create table ad_image (
	campaign_id integer not null references ad_campaign (id) on delete cascade,
	locale text not null check (locale in ('fa', 'en')),
	image bytea not null,
	primary key (campaign_id, locale)
);

-- When an identity was last counted for a campaign. A person or browser counts once in an hour, and a click counts
-- only after a sight; older rows are of no use and go.
create table ad_mark (
	campaign_id integer not null references ad_campaign (id) on delete cascade,
	act text not null check (act in ('seen', 'click')),
	identity_kind text not null check (identity_kind in ('user', 'session')),
	identity_id text not null,
	counted_at timestamptz not null,
	primary key (identity_kind, identity_id, campaign_id, act)
);
create index ad_mark_age on ad_mark (counted_at);

-- Sums for each day of Tehran, from its midnight: a flood adds to a number, not to the size of the table.
create table ad_day (
	campaign_id integer not null references ad_campaign (id) on delete cascade,
	day_start timestamptz not null,
	act text not null check (act in ('seen', 'click')),
	-- Empty where it counted; else why it did not.
	reason text not null default '',
	times integer not null,
	primary key (campaign_id, day_start, act, reason)
) with (fillfactor = 50);
