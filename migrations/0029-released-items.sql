-- Items that were held and are shown now are as good as a ruling: whoever places stories reads the items of late anew.
alter table story_ruling drop constraint story_ruling_kind_check;
alter table story_ruling add constraint story_ruling_kind_check check (kind in ('split', 'join', 'release'));
