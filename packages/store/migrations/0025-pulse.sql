-- OURS-04: one bar for five minutes of play, null where nobody was looking; beside the score, so that a list reads it
-- for nothing. Null as a whole where no statistics were told while the match was on.
alter table matches add column pulse smallint[];
