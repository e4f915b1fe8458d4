-- OURS-07: well-known players are looked up by the name that readers know.
create index concurrently players_by_arabic_name on players (arabic_name);
