-- Where an act comes from is known by a keyed hash for one day: the key is random, new each day, and goes with
-- everything that was hashed with it.
create table origin_key (
	-- Days since 1970, in UTC.
	day integer primary key,
	key text not null
);

-- Browsers without an account that an address brought lately, to vote or to be counted as readers.
drop table voting_session;
create table admitted_browser (
	purpose text not null check (purpose in ('vote', 'count')),
	session_id text not null,
	address text not null,
	admitted_at timestamptz not null,
	primary key (purpose, session_id)
);
create index admitted_browser_address on admitted_browser (purpose, address, admitted_at);

-- Votes that were set aside together stay together when the hash of their network is gone.
alter table vote add column quarantine_group uuid;
update vote set quarantine_group = crowd.id
from (
	select item_id, network, gen_random_uuid() as id from vote
	where not counted and network is not null group by item_id, network
) as crowd
where not vote.counted and vote.item_id = crowd.item_id and vote.network = crowd.network;
update vote set quarantine_group = gen_random_uuid() where not counted and quarantine_group is null;
-- These were hashed with the secret of the sessions.
update vote set network = null where network is not null;
alter table vote add check (counted or quarantine_group is not null);
create index vote_quarantined on vote (quarantine_group) where not counted;

-- Views that were kept and not counted, as sums for each day of Tehran: a flood adds to a number.
create table uncounted_view (
	item_id integer not null references news_item (id) on delete cascade,
	day_start timestamptz not null,
	reason text not null,
	times integer not null,
	primary key (item_id, day_start, reason)
) with (fillfactor = 50);
