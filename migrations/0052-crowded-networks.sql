-- Views, ad sights and ad clicks of browsers without an account that counted lately, by a keyed hash of their network
-- (an IPv4 /24 or an IPv6 /48). Rows go with the key of their day.
create table network_act (
	act text not null check (act in ('view', 'seen', 'click')),
	-- The item, or the campaign.
	subject_id integer not null,
	network text not null,
	counted_at timestamptz not null
);
create index network_act_recent on network_act (subject_id, network, act, counted_at);

-- The /48 around an IPv6 address brings at most ten times as many new browsers as one of its /64s; null for IPv4.
alter table admitted_browser add column wide text;
create index admitted_browser_wide on admitted_browser (purpose, wide, admitted_at) where wide is not null;
