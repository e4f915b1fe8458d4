-- The log is written once, read whole and thrown away: text needs no taking apart, and little pressing.
alter table match_changes alter patch type json using patch::json, alter events type json using events::json;
alter table match_changes alter events set compression lz4;
-- A live match is written at every poll: room on its page spares the indexes.
alter table matches set (fillfactor = 80);
