-- Stories that a follow asks for, each by the id of one of its reports: stories that turn out to be one are found by either.
alter table follow add column story_ids integer[] not null default '{}';
