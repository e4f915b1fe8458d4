-- The last and the next matches of a team, however many it has played: one walk for each side.
create index matches_by_home on matches (home_id, kickoff desc);
create index matches_by_away on matches (away_id, kickoff desc);
