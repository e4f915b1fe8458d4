-- Null: none were published yet.
alter table match_details add lineups jsonb;

create table appearances (
  match_id integer not null references matches on delete cascade,
  player_id integer not null references players,
  team_id integer not null,
  -- The match's own, kept here as well: the sums are taken back from where they were added, even if a match moves.
  competition_id integer not null,
  season integer not null,
  -- Null: on the bench all the time.
  minutes integer,
  goals integer not null,
  assists integer not null,
  yellow integer not null,
  yellowred integer not null,
  red integer not null,
  rating double precision,
  number integer,
  position text check (position in ('goalkeeper', 'defender', 'midfielder', 'attacker')),
  is_captain boolean not null,
  is_substitute boolean not null,
  numbers jsonb not null,
  primary key (match_id, player_id)
);
create index appearances_by_player on appearances (player_id, season);

-- Kept on write, in the transaction of the appearances they are the sum of: a reader never adds up a season.
create table player_sums (
  player_id integer not null references players,
  competition_id integer not null,
  season integer not null,
  appearances integer not null,
  minutes integer not null,
  goals integer not null,
  assists integer not null,
  yellow integer not null,
  yellowred integer not null,
  red integer not null,
  primary key (player_id, competition_id, season)
);
create index player_sums_by_goals on player_sums (competition_id, season, goals desc);
create index player_sums_by_assists on player_sums (competition_id, season, assists desc);

-- The provider's own sums, also of seasons and competitions whose matches we do not hold: hence no references.
create table player_seasons (
  player_id integer not null references players,
  competition_id integer not null,
  season integer not null,
  team_id integer not null,
  appearances integer not null,
  lineups integer not null,
  minutes integer not null,
  goals integer not null,
  assists integer not null,
  position text check (position in ('goalkeeper', 'defender', 'midfielder', 'attacker')),
  rating double precision,
  is_captain boolean not null,
  substitutes jsonb not null,
  numbers jsonb not null,
  primary key (player_id, competition_id, season, team_id)
);
create index player_seasons_by_goals on player_seasons (competition_id, season, goals desc);
