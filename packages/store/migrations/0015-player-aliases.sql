-- The provider gives some people a second id. No chains: `player_id` is never a second id itself.
create table player_aliases (
  second_id integer primary key,
  player_id integer not null references players,
  check (second_id <> player_id)
);
create index player_aliases_by_player on player_aliases (player_id);
