-- Groups of votes that an operator has looked at and leaves out: they wait for nobody.
create table vote_ruling (
	quarantine_group uuid primary key,
	made_at timestamptz not null
);
-- Of a network, all votes of its day.
create index vote_of_network on vote (network) where network is not null;
