-- HOME-06: red cards and the last goal in the rows of a list. Stored with the match, because reading the events of a
-- whole day would cost a day's list more than the matches themselves.
alter table matches add column event_summary jsonb;
