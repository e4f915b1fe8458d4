-- The months of a season, and one page of a month in its order, without reading the rest of the season.
create index matches_by_competition on matches (competition_id, season, kickoff, api_id);
