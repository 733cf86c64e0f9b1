-- Views and votes cost the same on every item (docs/decisions: "Acts at constant cost").

-- By how much counters will move: written with the act's own row, applied and deleted once a second.
create table pending_count (
	item_id integer not null,
	views integer not null default 0,
	importance integer not null default 0,
	bullish integer not null default 0,
	bearish integer not null default 0,
	-- It could not be applied: it waits for the nightly reconciliation.
	failed boolean not null default false
) with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);
create index pending_count_item on pending_count (item_id);

-- A foreign key locks the item's row for each act. Items are never deleted, and acts look the item up themselves.
alter table vote drop constraint vote_item_id_fkey;
alter table item_view drop constraint item_view_item_id_fkey;
-- Nobody looks up views by item.
drop index item_view_item;

-- Those of a network that count, and one that does not, are found without reading the others.
drop index vote_network;
create index vote_network on vote (item_id, network, counted, cast_at) where network is not null;

-- One row for what a network did lately to one item or campaign, so that its own row decides who comes first.
alter table network_act rename to network_act_before;
create table network_act (
	act text not null check (act in ('view', 'seen', 'click')),
	-- The item, or the campaign.
	subject_id integer not null,
	network text not null,
	-- The latest last.
	counted_at timestamptz[] not null,
	primary key (subject_id, network, act)
);
insert into network_act (act, subject_id, network, counted_at)
select act, subject_id, network, array_agg(counted_at order by counted_at) from network_act_before group by act, subject_id, network;
drop table network_act_before;
