-- Null until the provider's list of competitions was read: a match alone does not tell.
alter table competitions add type text check (type in ('league', 'cup'));

create table seasons (
  competition_id integer not null references competitions,
  season integer not null,
  -- Shown only. Nothing is planned by them: the end of a cup moves, and both are sometimes absurd.
  start_date date,
  end_date date,
  is_current boolean not null,
  -- What the provider has of this season, asked before each call that could come back empty.
  coverage jsonb not null,
  primary key (competition_id, season)
);
