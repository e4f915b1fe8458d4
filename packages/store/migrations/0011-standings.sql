-- Known by its place in the answer, not by team or rank: both have been seen twice in one group.
create table standings (
  competition_id integer not null references competitions,
  season integer not null,
  group_order integer not null,
  position integer not null,
  group_name text not null,
  rank integer not null,
  team_id integer not null references teams,
  points integer not null,
  goals_diff integer not null,
  played integer not null,
  win integer not null,
  draw integer not null,
  lose integer not null,
  goals_for integer not null,
  goals_against integer not null,
  form text,
  status text not null check (status in ('same', 'up', 'down')),
  description text,
  -- Shown only.
  home jsonb not null,
  away jsonb not null,
  primary key (competition_id, season, group_order, position)
);
create index standings_by_team on standings (team_id);
