-- What two reports both say follows from their titles (`zagros stories --why`): storing it cost more than finding it.
alter table story_member drop column both_say;
