-- Of matches and teams we may not hold: hence no references.
create table injuries (
  competition_id integer not null,
  season integer not null,
  player_id integer not null references players,
  match_id integer,
  team_id integer not null,
  type text not null,
  reason text,
  unique nulls not distinct (competition_id, season, player_id, match_id)
);
create index injuries_by_match on injuries (match_id);

create table predictions (
  match_id integer primary key references matches on delete cascade,
  winner_id integer,
  home_percent integer not null,
  draw_percent integer not null,
  away_percent integer not null,
  advice text
);
