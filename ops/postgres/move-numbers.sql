-- After a restore, before any app writes: browsers refuse changes below the highest number that they were sent, and what
-- was lost may have been sent.
select setval('match_change_numbers', last_value + 1000000) from match_change_numbers;
