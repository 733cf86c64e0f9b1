-- The schema that the migrations up to 51 led to (docs/decisions: "SQL is written as SQL over pg"). The migrations after it take
-- some of it away again; it is here because databases and backups of that time have it.

-- === Settings ===

-- Facts that the product generated about itself and must find again.
create table setting (
	name text primary key,
	value text not null
);

-- === Sources ===

-- The catalogue as SQL needs it, brought up to date at every start (src/store/sources/catalogue-store.ts).
create table source (
	id integer primary key,
	slug text not null,
	locale text not null check (locale in ('fa', 'en')),
	title_en text not null,
	title_fa text not null,
	-- Feeds of one outlet share their links: the registrable domain of the homepage.
	outlet text not null,
	-- A source that left the catalogue keeps its items.
	listed boolean not null default true,
	-- A paused source is not read; what it has brought stays.
	paused_at timestamptz
);

-- What operators changed of the sources, over the catalogue's file: whole records, as the file has them, of those that were
-- added or edited.
create table source_change (
	source_id integer primary key,
	record jsonb not null,
	changed_at timestamptz not null
);

-- How each source is doing, when it is read next, and what it said last so that an unchanged feed costs one 304.
create table source_health (
	source_id integer primary key references source (id),
	last_attempt_at timestamptz,
	last_success_at timestamptz,
	last_status text,
	last_message text,
	consecutive_failures integer not null default 0,
	-- Moved ahead before each fetch, so that a worker that dies over a feed does not meet it again at once.
	next_poll_at timestamptz not null default '-infinity',
	interval_seconds integer,
	-- Claims since the last recorded fetch: more than one means that workers died over this source.
	open_claims integer not null default 0,
	etag text,
	last_modified text,
	body_hash text,
	moved_to text,
	newest_item_at timestamptz,
	fetches integer not null default 0,
	-- New items of the last fetches that brought a feed, newest first.
	recent_new integer[] not null default '{}',
	added_total integer not null default 0,
	foreign_refused_total integer not null default 0,
	-- Where and how it was read when it said so: when the catalogue changes that, it is read anew.
	read_as text
);
create index source_health_next_poll on source_health (next_poll_at);

create table source_logo (
	source_id integer primary key references source (id),
	-- Null where the source has no usable icon; it is asked again later.
	image bytea,
	content_type text,
	fetched_at timestamptz not null
);

-- What our own data says of each source over the last thirty days: written every few minutes, read by every visitor.
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

-- === Prices ===

-- The last good answer of the price service; one row.
create table price_board (
	id integer primary key default 1 check (id = 1),
	prices jsonb not null,
	as_of timestamptz not null,
	fetched_at timestamptz not null
);

-- === News ===

create table tag (
	id integer primary key,
	kind text not null check (kind in ('coin', 'topic', 'person')),
	ref text not null
);

create sequence news_item_id as integer;

-- A short, stable name for an item. Multiplying by an odd number walks through all 2^30 values before one returns,
-- so two items never share a name and neighbours do not look alike. One expression, because gathering letters with an
-- aggregate took as long as storing the item.
create function news_code(id integer) returns text
	language sql immutable strict parallel safe
	return
		substr('0123456789abcdefghjkmnpqrstvwxyz', ((id::bigint * 625341585) & 31)::integer + 1, 1)
		|| substr('0123456789abcdefghjkmnpqrstvwxyz', (((id::bigint * 625341585) >> 5) & 31)::integer + 1, 1)
		|| substr('0123456789abcdefghjkmnpqrstvwxyz', (((id::bigint * 625341585) >> 10) & 31)::integer + 1, 1)
		|| substr('0123456789abcdefghjkmnpqrstvwxyz', (((id::bigint * 625341585) >> 15) & 31)::integer + 1, 1)
		|| substr('0123456789abcdefghjkmnpqrstvwxyz', (((id::bigint * 625341585) >> 20) & 31)::integer + 1, 1)
		|| substr('0123456789abcdefghjkmnpqrstvwxyz', (((id::bigint * 625341585) >> 25) & 31)::integer + 1, 1);

create table news_item (
	id integer primary key default nextval('news_item_id'),
	slug text not null unique,
	source_id integer not null references source (id),
	locale text not null check (locale in ('fa', 'en')),
	title text not null,
	title_folded text not null,
	url text not null,
	-- Three marks of identity, each cut to 128 bits of a hash: outlet and cleaned link, the feed's guid, the title.
	url_hash uuid not null unique,
	guid_hash uuid,
	title_hash uuid,
	-- The earlier of what the feed says and first_seen_at.
	published_at timestamptz not null,
	first_seen_at timestamptz not null,
	date_stated boolean not null,
	-- Only shown items have postings and search keys; the others wait for an operator or must not come back.
	state text not null check (state in ('shown', 'held', 'removed')),
	tags integer[] not null,
	tag_reasons jsonb not null,
	-- What a filter or a search can ask of the item, as numbers.
	search_keys integer[] not null,
	views integer not null default 0,
	-- The part of views whose rows in item_view have been cleared away.
	views_settled integer not null default 0,
	importance integer not null default 0,
	bullish integer not null default 0,
	bearish integer not null default 0,
	-- How often its source changed the title that readers saw, what it said before the last change, and when that was.
	-- Beside the title, because every list shows it.
	edits integer not null default 0,
	title_before text,
	edited_at timestamptz,
	check ((edits = 0) = (title_before is null) and (edits = 0) = (edited_at is null))
) with (fillfactor = 90);
alter sequence news_item_id owned by news_item.id;
-- The counters stand in no index of this table, so that counting rewrites one row and no index.

create index news_item_guid on news_item (source_id, guid_hash) where guid_hash is not null;
create index news_item_title on news_item (source_id, title_hash) where title_hash is not null;
create index news_item_first_seen on news_item (first_seen_at);
create index news_item_held on news_item (source_id) where state = 'held';
-- A small waiting list, because every search reads all of it.
create index news_item_search on news_item using gin (search_keys) with (gin_pending_list_limit = 256);

create table news_title_history (
	item_id integer not null references news_item (id) on delete cascade,
	title text not null,
	replaced_at timestamptz not null,
	primary key (item_id, title)
);

-- Why an item was taken out of every list, and what it was before, so that it can be brought back.
create table news_removal (
	item_id integer primary key references news_item (id) on delete cascade,
	was text not null check (was in ('shown', 'held')),
	reason text not null,
	removed_at timestamptz not null
);

-- === Stories ===

-- Reports of one event. An item that stands here alone in its story, or not
-- at all, is a story by itself; a story's id is its first item's and stays.
create table story_member (
	item_id integer not null references news_item (id) on delete cascade,
	story_id integer not null,
	joined_at timestamptz not null,
	-- Why it joined: the odds as a logarithm and the nearest report. Nothing for the first.
	odds real,
	nearest_id integer,
	-- Copies of the item, so that a story is read in one stretch of an index.
	locale text not null,
	source_id integer not null,
	published_at timestamptz not null,
	shown boolean not null,
	primary key (item_id) include (story_id)
);
create index story_member_story on story_member (story_id, published_at, item_id) include (locale, source_id, shown);

create function describe_member() returns trigger language plpgsql as $$
begin
	select locale, source_id, published_at, state = 'shown' into new.locale, new.source_id, new.published_at, new.shown
	from news_item where id = new.item_id;
	return new;
end $$;
create trigger story_member_described before insert on story_member
	for each row execute function describe_member();

create function describe_changed_member() returns trigger language plpgsql as $$
begin
	update story_member set shown = new.state = 'shown' where item_id = new.id;
	return null;
end $$;
create trigger news_item_shown_or_not after update of state on news_item
	for each row when (old.state is distinct from new.state) execute function describe_changed_member();

-- What an operator has said: an item taken out of a story stays out, stories joined stay joined, and items that
-- were held and are shown now are looked at again.
create table story_ruling (
	id integer generated always as identity primary key,
	kind text not null check (kind in ('split', 'join', 'release')),
	-- Split: the item and the story it was taken out of. Join: the story that was joined to the other.
	subject_id integer not null,
	story_id integer not null,
	made_at timestamptz not null
);

-- === Votes and views ===

-- Where an act comes from is known by a keyed hash for one day: the key is random, new each day, and goes with
-- everything that was hashed with it.
create table origin_key (
	-- Days since 1970, in UTC.
	day integer primary key,
	key text not null
);

-- Browsers without an account that an address brought lately, to vote or to be counted as readers.
create table admitted_browser (
	purpose text not null check (purpose in ('vote', 'count')),
	session_id text not null,
	address text not null,
	admitted_at timestamptz not null,
	primary key (purpose, session_id)
);
create index admitted_browser_address on admitted_browser (purpose, address, admitted_at);

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
	-- Votes that were set aside together stay together when the hash of their network is gone.
	quarantine_group uuid,
	primary key (identity_kind, identity_id, item_id, subject),
	check (counted or quarantine_group is not null)
);
create index vote_network on vote (item_id, network, cast_at) where network is not null;
-- Of a network, all votes of its day.
create index vote_of_network on vote (network) where network is not null;
create index vote_quarantined on vote (quarantine_group) where not counted;
create index vote_signal_time on vote (cast_at, choice) where subject = 'signal' and counted;
create index vote_item on vote (item_id);

-- Groups of votes that an operator has looked at and leaves out: they wait for nobody.
create table vote_ruling (
	quarantine_group uuid primary key,
	made_at timestamptz not null
);

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
create index item_view_time on item_view (viewed_at, item_id);

-- Views that were kept and not counted, as sums for each day of Tehran: a flood adds to a number.
create table uncounted_view (
	item_id integer not null references news_item (id) on delete cascade,
	day_start timestamptz not null,
	reason text not null,
	times integer not null,
	primary key (item_id, day_start, reason)
) with (fillfactor = 50);

-- === Lists, until migration 57 ===

-- One row for each list an item stands in: its language's, its source's, each tag's. A page of any list is then the
-- head of one index, whatever the number of items. Written in one transaction with news_item, hence no foreign key.
create table news_posting (
	key integer not null,
	published_at timestamptz not null,
	item_id integer not null,
	views integer not null default 0,
	importance integer not null default 0,
	bullish integer not null default 0,
	bearish integer not null default 0,
	-- Its story, whether an earlier report of it stands in the same list, and what the whole story was counted; an item
	-- that is alone in its story has no numbers but its own.
	story_id integer,
	later boolean not null default false,
	story_views integer,
	story_importance integer,
	story_bullish integer,
	story_bearish integer,
	-- The order of top stories: when its story began, moved on by how much is made of it. Null where nothing is.
	top_at timestamptz,
	primary key (key, published_at, item_id) include (story_id, later, top_at)
);
-- Most items stay without a vote: only what was counted stands in an index of its own.
create index news_posting_views on news_posting (key, views, published_at, item_id) where views > 0;
create index news_posting_importance on news_posting (key, importance, published_at, item_id) where importance > 0;
create index news_posting_bullish on news_posting (key, bullish, published_at, item_id) where bullish > 0;
create index news_posting_bearish on news_posting (key, bearish, published_at, item_id) where bearish > 0;
create index news_posting_story_views on news_posting
	(key, later, coalesce(story_views, views), published_at, item_id) include (story_views, views)
	where coalesce(story_views, views) > 0;
create index news_posting_story_importance on news_posting
	(key, later, coalesce(story_importance, importance), published_at, item_id) include (story_importance, importance)
	where coalesce(story_importance, importance) > 0;
create index news_posting_story_bullish on news_posting
	(key, later, coalesce(story_bullish, bullish), published_at, item_id) include (story_bullish, bullish)
	where coalesce(story_bullish, bullish) > 0;
create index news_posting_story_bearish on news_posting
	(key, later, coalesce(story_bearish, bearish), published_at, item_id) include (story_bearish, bearish)
	where coalesce(story_bearish, bearish) > 0;
create index news_posting_top on news_posting (key, top_at, published_at, item_id) include (later)
	where top_at is not null;
-- Which reports of a list have an earlier one in it.
create index news_posting_later on news_posting (key, published_at, item_id) include (story_id) where later;

-- How long each list is, and how many of its rows a grouped one leaves out.
create table news_total (
	key integer primary key,
	items integer not null,
	later integer not null default 0
) with (fillfactor = 50);

-- What stands in several lists at once is counted by bits: of 2,048 items that follow each other by number a list knows by
-- a bit each whether it has them. Only whole blocks are kept; the items after the last of them are looked at one by one.
create table list_block (
	key integer not null,
	-- item_id >> 11
	block integer not null,
	items bit(2048) not null,
	primary key (key, block)
);

-- The first item that no block has. Every item stands in the list of its language, 0 or 1.
create function first_unblocked() returns integer language sql stable
return coalesce(greatest(
	(select max(block) from list_block where key = 0), (select max(block) from list_block where key = 1)
) + 1, 0) << 11;

-- Makes blocks of the items that fill them. In a writer's turn.
create function block_lists() returns void language sql
begin atomic
	insert into list_block (key, block, items)
	select list.key, id >> 11, bit_or(set_bit(0::bit(2048), id & 2047, 1))
	-- The lists come first among the keys.
	from news_item cross join unnest(search_keys[1 : cardinality(tags) + 2]) as list (key)
	where id >= first_unblocked() and id < ((select max(id) from news_item) + 1 >> 11 << 11) and state = 'shown'
	group by list.key, id >> 11;
end;

create function count_new_postings() returns trigger language plpgsql as $$
declare
	unblocked integer := first_unblocked();
begin
	insert into news_total as total (key, items)
	select key, count(*) from changed group by key order by key
	on conflict (key) do update set items = total.items + excluded.items;
	insert into list_block as known (key, block, items)
	select key, item_id >> 11, bit_or(set_bit(0::bit(2048), item_id & 2047, 1)) from changed
	where item_id < unblocked group by key, item_id >> 11
	on conflict (key, block) do update set items = known.items | excluded.items;
	if exists (select from changed where item_id >= unblocked + 2048) then
		perform block_lists();
	end if;
	return null;
end $$;

create function count_old_postings() returns trigger language plpgsql as $$
begin
	update news_total as total set items = total.items - gone.items, later = total.later - gone.later
	from (select key, count(*) as items, count(*) filter (where later) as later from changed group by key) as gone
	where total.key = gone.key;
	update list_block as known set items = known.items & ~gone.items
	from (
		select key, item_id >> 11 as block, bit_or(set_bit(0::bit(2048), item_id & 2047, 1)) as items
		from changed group by key, item_id >> 11
	) as gone
	where known.key = gone.key and known.block = gone.block;
	return null;
end $$;

create function forget_blocks() returns trigger language plpgsql as $$
begin
	truncate list_block;
	return null;
end $$;

create trigger news_posting_added after insert on news_posting
	referencing new table as changed for each statement execute function count_new_postings();
create trigger news_posting_removed after delete on news_posting
	referencing old table as changed for each statement execute function count_old_postings();
create trigger news_posting_emptied after truncate on news_posting
	for each statement execute function forget_blocks();

-- The list of a source, a coin, a topic or a person in one language.
create function list_key(id integer, locale text) returns integer
language sql immutable parallel safe
return id * 2 + (locale = 'en')::integer;

-- Ten times as much said of a story puts it before one that began half a day later; an outlet says as much as three
-- votes. Age is the beginning itself, so that the moment stays as long as nothing more is said.
create function top_moment(first_at timestamptz, outlets integer, votes integer) returns timestamptz
language sql stable parallel safe
return case when outlets = 1 and votes = 0 then null
	else first_at + make_interval(secs => round(45000 * log((1 + 3 * (outlets - 1) + votes)::double precision))) end;

-- A later report of a story that one outlet tells and nobody voted on stands at its story's moment from the beginning.
create function report_moment(own_at timestamptz, first_at timestamptz, outlets integer, votes integer)
returns timestamptz language sql stable parallel safe
return coalesce(top_moment(first_at, outlets, votes), nullif(first_at, own_at));

-- Those of the items and of all who share a story with any of them.
create function story_reports(items integer[]) returns integer[]
language sql stable
return array(
	select unnest(items) union
	select fellow.item_id from story_member as mine join story_member as fellow on fellow.story_id = mine.story_id
	where mine.item_id = any(items)
);

-- Brings every place in a list of these reports up to what their stories are. All of a story's reports must be given, and
-- nobody else may change them meanwhile (`lock_stories`). Answers how many places changed.
create function refresh_reports(reports integer[]) returns integer language sql as $$
	with report as materialized (
		select item.id, item.published_at, item.search_keys, item.views, item.importance, item.bullish, item.bearish,
			source.outlet, member.story_id, count(*) over (partition by coalesce(member.story_id, -item.id)) > 1 as shared
		from unnest(reports) as given (id) cross join lateral (
			select * from news_item where news_item.id = given.id and state = 'shown' offset 0
		) as item
			join source on source.id = item.source_id left join story_member as member on member.item_id = item.id
	), said as (
		select story_id, count(*) filter (where choice = 'important') as importance,
			count(*) filter (where choice = 'bullish') as bullish, count(*) filter (where choice = 'bearish') as bearish
		from (
			-- A voter counts once in a story, by the latest vote.
			select distinct on (report.story_id, vote.identity_kind, vote.identity_id, vote.subject)
				report.story_id, vote.choice
			from report join vote on vote.item_id = report.id
			where report.shared and vote.counted
			order by report.story_id, vote.identity_kind, vote.identity_id, vote.subject, vote.cast_at desc, vote.item_id desc
		) as latest group by story_id
	), story as (
		select told.story_id, told.views, coalesce(said.importance, 0)::integer as importance,
			coalesce(said.bullish, 0)::integer as bullish, coalesce(said.bearish, 0)::integer as bearish,
			told.first_at, told.outlets
		from (
			select story_id, sum(views)::integer as views, min(published_at) as first_at,
				count(distinct outlet)::integer as outlets
			from report where shared group by story_id
		) as told left join said on said.story_id = told.story_id
	), place as (
		select list.key, report.published_at, report.id as item_id, story.story_id,
			story.story_id is not null
				and row_number() over (partition by story.story_id, list.key order by report.published_at, report.id) > 1
				as later,
			story.views, story.importance, story.bullish, story.bearish,
			case when story.story_id is null
				then top_moment(report.published_at, 1, report.importance + report.bullish + report.bearish)
				else report_moment(report.published_at, story.first_at, story.outlets,
					story.importance + story.bullish + story.bearish)
			end as top_at
		from report left join story on report.shared and story.story_id = report.story_id
			cross join unnest(report.search_keys) as list (key)
		where list.key >= 0
	), changed as materialized (
		select place.*, was.later as was_later from place cross join lateral (
			select * from news_posting as posting where posting.key = place.key
				and posting.published_at = place.published_at and posting.item_id = place.item_id offset 0
		) as was
		where (was.story_id, was.later, was.story_views, was.story_importance, was.story_bullish, was.story_bearish, was.top_at)
			is distinct from (place.story_id, place.later, place.views, place.importance, place.bullish, place.bearish, place.top_at)
	), counted as (
		update news_total as total set later = total.later + moved.by
		from (
			select key, sum(later::integer - was_later::integer) as by from changed group by key
		) as moved
		where total.key = moved.key and moved.by <> 0
	), written as (
		update news_posting as posting set story_id = changed.story_id, later = changed.later,
			story_views = changed.views, story_importance = changed.importance, story_bullish = changed.bullish,
			story_bearish = changed.bearish, top_at = changed.top_at
		from changed where posting.key = changed.key
			and posting.published_at = changed.published_at and posting.item_id = changed.item_id
		returning 1
	)
	select count(*)::integer from written
$$;

-- After stories or the lists of these items changed, in a writer's turn. Answers the languages whose lists it concerns.
create function place_stories(items integer[]) returns text[] language plpgsql as $$
declare
	reports integer[] := story_reports(items);
begin
	-- Who votes locks the item first and then its story; so do we.
	perform from news_item where id = any(reports) order by id for no key update;
	perform refresh_reports(reports);
	return array(select distinct locale from news_item where id = any(reports));
end $$;

-- A few at a time: the planner takes every list of reports for a short one.
create function refresh_stories() returns integer language plpgsql as $$
declare
	together integer[];
	last integer := 0;
	changed integer := 0;
begin
	loop
		together := array(select distinct story_id from story_member where story_id > last order by story_id limit 500);
		exit when cardinality(together) = 0;
		last := together[cardinality(together)];
		changed := changed
			+ refresh_reports(array(select item_id from story_member where story_id = any(together)));
	end loop;
	return changed;
end $$;

-- === Accounts ===

-- People. Names and addresses are compared without regard to case; the unique indexes decide who was first.
create table account (
	id integer generated always as identity primary key,
	username text not null,
	email text not null,
	first_name text not null,
	last_name text not null,
	sex text not null check (sex in ('U', 'M', 'F')),
	locale text not null check (locale in ('fa', 'en')),
	-- Null for who only ever came through Google.
	password_hash text,
	phone_number text not null default '',
	social_media_link text not null default '',
	created_at timestamptz not null,
	activated_at timestamptz,
	suspended_at timestamptz,
	-- E-mails about the account itself are always sent; this is about everything else.
	takes_marketing boolean not null default true,
	-- The browser that signed up, by the hash of its session; null for a program, and for every account that is confirmed.
	-- Whoever opens the e-mail in another browser must show, or choose, the password first.
	signed_up_in text
);
create unique index account_username on account (lower(username));
create unique index account_email on account (lower(email));

-- Browsers tied to a person. An anonymous browser has a signed cookie and no row.
create table session (
	id_hash text primary key,
	user_id integer not null references account (id) on delete cascade,
	created_at timestamptz not null,
	last_seen_at timestamptz not null,
	-- Kept after logout, so that a copied cookie is refused and not taken for a new browser's.
	ended_at timestamptz,
	-- The token that its pages send lives and dies with it.
	token_hash text unique
);
create index session_of_user on session (user_id, last_seen_at);

-- What a mailed link, or the step between Google and a password, proves. Only hashes are kept.
create table account_token (
	token_hash text primary key,
	account_id integer not null references account (id) on delete cascade,
	purpose text not null check (
		purpose in ('activation', 'password_reset', 'email_change', 'email_undo', 'google_link', 'operator_setup', 'telegram_link')
	),
	-- The letter that carries it: one that was sent twice has two tokens, of which either works.
	letter_id bigint,
	-- What it does beyond its purpose: the new address, the Google identity to link.
	detail jsonb not null default '{}',
	expires_at timestamptz not null
);
create index account_token_account on account_token (account_id, purpose);
create index account_token_expiry on account_token (expires_at);

-- What people say of themselves beyond an account. Pictures as we encoded them ourselves, in WebP, under a name that
-- tells nothing of whose they are.
create table profile_picture (
	account_id integer primary key references account (id) on delete cascade,
	name text not null unique,
	image bytea not null,
	added_at timestamptz not null
);

create table subscription (
	id integer generated always as identity primary key,
	account_id integer not null references account (id) on delete cascade,
	plan text not null check (plan in ('trial', '3-months', '6-months', 'yearly')),
	joined_at timestamptz not null,
	expires_at timestamptz not null check (expires_at >= joined_at)
);
create index subscription_account on subscription (account_id, joined_at);
-- One trial for a person, however often an account is activated.
create unique index subscription_trial on subscription (account_id) where plan = 'trial';

-- That credit runs out is told once for each end and each nearness to it, however often the job runs.
create table expiry_notice (
	account_id integer not null references account (id) on delete cascade,
	ends_at timestamptz not null,
	notice text not null check (notice in ('week', 'day', 'ended')),
	told_at timestamptz not null,
	primary key (account_id, ends_at, notice)
);

-- Who an issuer says somebody is. An address may change hands; issuer and subject do not.
create table google_identity (
	issuer text not null,
	subject text not null,
	account_id integer not null references account (id) on delete cascade,
	linked_at timestamptz not null,
	primary key (issuer, subject)
);
create index google_identity_account on google_identity (account_id);

-- A sign-in that is on its way through the issuer, bound to the browser that began it.
create table google_attempt (
	state_hash text primary key,
	session_hash text not null,
	nonce text not null,
	code_verifier text not null,
	locale text not null check (locale in ('fa', 'en')),
	expires_at timestamptz not null
);
create index google_attempt_session on google_attempt (session_hash);
create index google_attempt_expiry on google_attempt (expires_at);

create table favourite_filter (
	account_id integer primary key references account (id) on delete cascade,
	coin_ids integer[] not null,
	source_ids integer[] not null,
	saved_at timestamptz not null
);

create table bookmark (
	account_id integer not null references account (id) on delete cascade,
	item_id integer not null references news_item (id) on delete cascade,
	added_at timestamptz not null,
	primary key (account_id, item_id)
);
create index bookmark_newest on bookmark (account_id, added_at desc, item_id desc);
create index bookmark_item on bookmark (item_id);

-- Failed log-ins as a leaking bucket, and how often a few costly acts were done lately. In the database, so that a
-- restart forgives nothing.
create table login_strikes (
	bucket text primary key,
	strikes double precision not null,
	last_at timestamptz not null
);
create index login_strikes_age on login_strikes (last_at);

-- Where an account was last entered from: a stranger's failures do not hold up its owner there.
create table known_address (
	account_id integer not null references account (id) on delete cascade,
	address text not null,
	last_at timestamptz not null,
	primary key (account_id, address)
);

create table spent_allowance (
	bucket text primary key,
	spent_at timestamptz[] not null,
	last_at timestamptz not null
);
create index spent_allowance_age on spent_allowance (last_at);

-- === E-mails ===

-- Letters to send. A row is written with the change it tells of; tokens are made only when the letter is written out,
-- so that none lies here in the open.
create table mail_outbox (
	id bigint generated always as identity primary key,
	letter text not null,
	account_id integer references account (id) on delete cascade,
	address text not null check (address !~ '[[:cntrl:]]'),
	locale text not null check (locale in ('fa', 'en')),
	facts jsonb not null default '{}',
	created_at timestamptz not null,
	-- Moved ahead when the letter is taken, so that one whose postman died is taken again.
	next_try_at timestamptz not null,
	useful_until timestamptz not null,
	tries integer not null default 0,
	last_problem text,
	-- Sent, dropped (nobody to send it to) or given up: then the address goes too.
	done_at timestamptz,
	outcome text check (outcome in ('sent', 'dropped', 'given_up'))
);
create index mail_outbox_due on mail_outbox (next_try_at) where done_at is null;
create index mail_outbox_account on mail_outbox (account_id);

-- === Objections to tags ===

-- What readers say of an item's tags, each identity once of each tag. They wait until an operator has decided.
create table tag_report (
	id integer generated always as identity primary key,
	identity_kind text not null check (identity_kind in ('user', 'session')),
	identity_id text not null,
	item_id integer not null references news_item (id) on delete cascade,
	kind text not null check (kind in ('coin', 'topic', 'person')),
	ref text not null,
	verdict text not null check (verdict in ('wrong', 'missing')),
	reason text,
	made_at timestamptz not null,
	unique (identity_kind, identity_id, item_id, kind, ref)
);
create index tag_report_item on tag_report (item_id, kind, ref);

-- What an operator has decided about a tag of an item. It is the item's own: whatever the tagger says later, it holds.
create table tag_ruling (
	item_id integer not null references news_item (id) on delete cascade,
	kind text not null check (kind in ('coin', 'topic', 'person')),
	ref text not null,
	verdict text not null check (verdict in ('wrong', 'missing')),
	-- A dismissed report changes nothing, and the same one is not shown again.
	accepted boolean not null,
	made_at timestamptz not null,
	primary key (item_id, kind, ref)
);

-- === Ads ===

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

-- === Follows and notifications ===

create sequence follow_revision;

-- What a reader wants to hear of, by name. Every condition that is set must be met; of ids any is enough, of words all.
create table follow (
	id integer generated always as identity primary key,
	account_id integer not null references account (id) on delete cascade,
	name text not null,
	-- From 1 on, in the order that the reader gave them.
	position integer not null,
	locales text[] not null,
	coin_ids integer[] not null,
	source_ids integer[] not null,
	topic_ids integer[] not null,
	person_ids integer[] not null,
	words text[] not null,
	not_words text[] not null,
	min_outlets integer not null check (min_outlets >= 1),
	paused boolean not null,
	-- Names the feed in its address; whoever knows it reads headlines and changes nothing.
	feed_secret text not null unique,
	created_at timestamptz not null,
	-- Matching holds follows in memory and reads those that changed since: each change takes the next number, and writers
	-- take turns until they commit, so that numbers come to be seen in order.
	revision bigint not null default nextval('follow_revision')
);
create index follow_account on follow (account_id, position);
create index follow_changed on follow (revision);

-- Matching holds follows in memory and reads what changed; of one that was deleted, with its account or without, nothing
-- is left to read but this. Kept for longer than anybody holds follows without reading all of them anew.
create table follow_gone (
	follow_id integer primary key,
	gone_at timestamptz not null default now()
);
create function note_follow_gone() returns trigger language plpgsql as $$
begin
	insert into follow_gone (follow_id) select id from gone;
	return null;
end
$$;
create trigger follow_gone after delete on follow
	referencing old table as gone for each statement execute function note_follow_gone();

-- The channels by which a follow is sent.
create table follow_way (
	follow_id integer not null references follow (id) on delete cascade,
	way text not null,
	primary key (follow_id, way)
);

-- What a reader never wants to see, in follows and in the browser.
create table mute (
	account_id integer primary key references account (id) on delete cascade,
	words text[] not null,
	source_ids integer[] not null,
	saved_at timestamptz not null,
	revision bigint not null default nextval('follow_revision')
);
create index mute_changed on mute (revision);

-- How a reader is reached besides feeds, one row for each way that they have set up. A follow names the ways by which it
-- is told; what a way needs to know stands here.
create table reader_way (
	account_id integer not null references account (id) on delete cascade,
	way text not null,
	-- Where to: each way reads its own.
	destination jsonb not null default '{}',
	-- Null while it works; else why nothing is sent that way any more.
	paused_why text,
	changed_at timestamptz not null,
	-- When the next digest is due, and until when everything was in an earlier one.
	digest_at timestamptz,
	digest_until timestamptz,
	primary key (account_id, way)
);
create index reader_way_digest on reader_way (digest_at) where digest_at is not null and paused_why is null;
-- Names the reader in the link with which they unsubscribe.
create unique index reader_way_unsubscribe on reader_way ((destination ->> 'unsubscribe')) where way = 'mail';

-- A reader's clock and how often they may be disturbed.
create table reader_hours (
	account_id integer primary key references account (id) on delete cascade,
	time_zone text not null,
	-- From this hour until that one nothing rings; both null where any hour is good.
	quiet_from integer check (quiet_from between 0 and 23),
	quiet_until integer check (quiet_until between 0 and 23),
	most_an_hour integer not null check (most_an_hour between 1 and 60),
	-- How many messages were sent in the hour that began then.
	hour_began_at timestamptz,
	sent_in_hour integer not null default 0,
	check ((quiet_from is null) = (quiet_until is null))
);

-- How far items have been looked at. Writers of items take turns, so that their numbers come to be seen in order.
create table follow_cursor (
	single boolean primary key default true check (single),
	last_item integer not null
);
insert into follow_cursor (last_item) values (0);

-- Items that came to be shown only after their turn: released by an operator.
create table follow_late (
	item_id integer primary key references news_item (id) on delete cascade
);

-- Whom a story was told: one row for all follows that it came to at once. Kept for as long as stories grow.
create table story_telling (
	id bigint generated always as identity primary key,
	story_id integer not null,
	follow_ids integer[] not null,
	created_at timestamptz not null
);
create index story_telling_story on story_telling (story_id);
create index story_telling_age on story_telling using brin (created_at);

-- What waits to be told to a reader on a way that tells at once, gathered in one row: pairs of a follow and the report
-- that brought it, oldest first.
create table telling_queue (
	account_id integer not null references account (id) on delete cascade,
	way text not null,
	follow_ids integer[] not null,
	item_ids integer[] not null,
	-- Came when there was no more room, and is only counted.
	more integer not null default 0,
	-- The message that is on its way, and how much of the above is in it. It stays the same until it has arrived.
	message uuid,
	sending integer not null default 0,
	sending_more integer not null default 0,
	tries integer not null default 0,
	first_tried_at timestamptz,
	-- Null while nothing waits.
	next_try_at timestamptz,
	primary key (account_id, way),
	foreign key (account_id, way) references reader_way (account_id, way) on delete cascade
);
create index telling_queue_due on telling_queue (next_try_at) where next_try_at is not null;

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
	-- It belongs to the session in which it was added, and rings no more when that ends. One whose session is forgotten has
	-- none, and ends with the next session of its reader.
	session_hash text references session (id_hash) on delete set null,
	-- They go with the way.
	foreign key (account_id, way) references reader_way (account_id, way) on delete cascade
);
create index push_browser_account on push_browser (account_id, added_at);
create index push_browser_session on push_browser (session_hash);

-- Which message of the bot's is read next, and until when one worker has that to itself.
create table telegram_poll (
	single boolean primary key default true check (single),
	next_update bigint not null default 0,
	held_until timestamptz not null default '-infinity'
);
insert into telegram_poll default values;

-- === Operators ===

-- Who may sit at the operator's desk. Whoever has set up no second factor is let in nowhere.
create table operator_account (
	account_id integer primary key references account (id) on delete cascade,
	promoted_at timestamptz not null,
	-- What the codes of the second factor are made from; null until it is set up.
	secret text,
	-- The stretch of time whose code was taken last: none is taken twice.
	last_step bigint
);

-- One-time codes for whoever has lost the second factor.
create table operator_recovery_code (
	account_id integer not null references operator_account (account_id) on delete cascade,
	code_hash text not null,
	primary key (account_id, code_hash)
);

-- Sign-ins that the second factor has confirmed, and when last.
create table operator_session (
	session_hash text primary key references session (id_hash) on delete cascade,
	confirmed_at timestamptz not null
);

-- What operators did. A name and no reference: what was done stays told when its doer is gone.
create table operator_log (
	id integer generated always as identity primary key,
	made_at timestamptz not null,
	who text not null,
	act text not null,
	-- What it was done to, such as 'account:12'.
	subject text not null,
	why text not null,
	-- What it came to, in a few words.
	outcome text not null
);
create index operator_log_subject on operator_log (subject, id);

create function refuse_log_change() returns trigger language plpgsql as $$
begin
	raise exception 'operator_log is only ever added to';
end
$$;
create trigger operator_log_kept before update or delete on operator_log
	for each row execute function refuse_log_change();
create trigger operator_log_not_emptied before truncate on operator_log
	for each statement execute function refuse_log_change();

-- How busy each hour was. Written once a minute by every web process, which adds to it what it saw.
create table traffic_hour (
	hour_start timestamptz primary key,
	requests integer not null,
	-- Those that we failed at.
	errors integer not null,
	-- A sketch from which the number of visitors is estimated; nobody can be found in it.
	visitors bytea not null
);
