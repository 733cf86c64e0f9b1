-- One word for one thing: a channel is how a notification is sent. Only names change.
alter table follow_way rename to follow_channel;
alter table follow_channel rename column way to channel;
alter table follow_channel rename constraint follow_way_pkey to follow_channel_pkey;
alter table follow_channel rename constraint follow_way_follow_id_fkey to follow_channel_follow_id_fkey;

alter table reader_way rename to reader_channel;
alter table reader_channel rename column way to channel;
alter table reader_channel rename constraint reader_way_pkey to reader_channel_pkey;
alter table reader_channel rename constraint reader_way_account_id_fkey to reader_channel_account_id_fkey;
alter index reader_way_digest rename to reader_channel_digest;
alter index reader_way_unsubscribe rename to reader_channel_unsubscribe;

alter table push_browser rename column way to channel;
alter table push_browser rename constraint push_browser_way_check to push_browser_channel_check;
alter table push_browser rename constraint push_browser_account_id_way_fkey to push_browser_account_id_channel_fkey;

-- Which follows were notified of a story: one row for all that it matched together.
alter table story_telling rename to story_notification;
alter table story_notification rename constraint story_telling_pkey to story_notification_pkey;
alter index story_telling_story rename to story_notification_story;
alter index story_telling_age rename to story_notification_age;
alter sequence story_telling_id_seq rename to story_notification_id_seq;

-- What waits for a reader on a channel that sends immediately.
alter table telling_queue rename to notification_queue;
alter table notification_queue rename column way to channel;
alter table notification_queue rename constraint telling_queue_pkey to notification_queue_pkey;
alter table notification_queue rename constraint telling_queue_account_id_fkey to notification_queue_account_id_fkey;
alter table notification_queue
	rename constraint telling_queue_account_id_way_fkey to notification_queue_account_id_channel_fkey;
alter index telling_queue_due rename to notification_queue_due;

alter table expiry_notice rename column told_at to notified_at;
update setting set name = 'operators_notified' where name = 'operators_told';
