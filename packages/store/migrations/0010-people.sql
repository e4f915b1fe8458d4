-- A person is first met by id and name alone, in an event or a line-up; the profile comes later and then rules.
create table players (
  api_id integer primary key,
  name text not null,
  firstname text,
  lastname text,
  arabic_name text not null,
  name_how text not null,
  arabic_full_name text,
  nationality text,
  birth_date date,
  birth_place text,
  arabic_birth_place text,
  birth_country text,
  height integer,
  weight integer,
  photo text,
  has_profile boolean not null default false,
  is_injured boolean,
  -- Both spellings in one key: people type either.
  search_key text not null generated always as (fold_for_search(arabic_name || ' ' || name)) stored
);
create index players_by_search_key on players (search_key text_pattern_ops);
create index players_without_profile on players (api_id) where not has_profile;

-- Coaches have ids of their own: the same number is another person among the players.
create table coaches (
  api_id integer primary key,
  name text not null,
  firstname text,
  lastname text,
  arabic_name text not null,
  name_how text not null,
  arabic_full_name text,
  nationality text,
  birth_date date,
  birth_place text,
  arabic_birth_place text,
  birth_country text,
  height integer,
  weight integer,
  photo text,
  has_profile boolean not null default false,
  team_id integer
);
create index coaches_by_team on coaches (team_id);

create table squads (
  team_id integer not null references teams,
  player_id integer not null references players,
  number integer,
  position text check (position in ('goalkeeper', 'defender', 'midfielder', 'attacker')),
  primary key (team_id, player_id)
);
create index squads_by_player on squads (player_id);
