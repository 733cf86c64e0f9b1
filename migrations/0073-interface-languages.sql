-- Which languages the interface has is a list of the program (src/domain/locale.ts), and everything that is stored here was read by it.
alter table account drop constraint account_locale_check;
alter table google_attempt drop constraint google_attempt_locale_check;
alter table mail_outbox drop constraint mail_outbox_locale_check;
