-- Stories of briefings that a reader is done with, on every device of theirs: ids of the items that stood for them, the last first.
alter table account add column briefing_done integer[] not null default '{}';
-- What a guest had pressed “Follow” on before they signed up. It is followed when the account is activated, in whatever browser.
alter table account add column pending_follow jsonb;
