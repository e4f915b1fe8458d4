-- Who may do what; the roles themselves are made before the first migration, by ops/postgres/roles.sql.
-- Nothing is granted by default: every later migration that makes a table grants what each role needs of it.
grant usage on schema public to safira_api, safira_worker;
grant select on migrations to safira_api, safira_worker;

grant select on
  appearances, coaches, competitions, last_asked, leases, match_changes, match_details, match_events, match_highlights,
  matches, name_overrides, player_aliases, player_seasons, player_sums, player_vocabulary, player_words, players,
  predictions, provider_calls, seasons, squads, standings, team_vocabulary, team_words, teams, venues, wanted
to safira_api;
-- What a reader looked for and we do not have yet: all that the API writes.
grant insert, update on wanted to safira_api;

grant select, insert, update, delete on
  appearances, coaches, competitions, injuries, last_asked, leases, match_changes, match_details, match_events,
  match_highlights, matches, media, player_aliases, player_seasons, player_sums, player_vocabulary, player_words, players,
  predictions, provider_calls, publisher_marks, quarantine, seasons, squads, standings, team_vocabulary, team_words, teams,
  venues, wanted
to safira_worker;
-- Editors decide names, programs follow.
grant select on name_overrides to safira_worker;
grant usage on sequence match_change_numbers to safira_worker;
