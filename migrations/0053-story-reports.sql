-- Readers object to a report's place in its story as they do to a tag: kind story, and the story's id as ref.
alter table tag_report drop constraint tag_report_kind_check;
alter table tag_report add constraint tag_report_kind_check check (kind in ('coin', 'topic', 'person', 'story'));
alter table tag_ruling drop constraint tag_ruling_kind_check;
alter table tag_ruling add constraint tag_ruling_kind_check check (kind in ('coin', 'topic', 'person', 'story'));
