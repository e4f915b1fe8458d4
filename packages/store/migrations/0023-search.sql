-- OURS-07: what teams and competitions are searched by, as players have it since 0010.
alter table teams add search_key text not null generated always as (fold_for_search(arabic_name || ' ' || name)) stored;
alter table competitions add search_key text not null generated always as (fold_for_search(arabic_name || ' ' || name)) stored;
-- Lists write «M. Salah»; people type Mohamed.
alter table players add full_key text not null generated always as (fold_for_search(
  coalesce(arabic_full_name, '') || ' ' || coalesce(firstname, '') || ' ' || coalesce(lastname, ''))) stored;

-- The words of a key, for questions about how a word begins.
create function search_words(key text) returns tsvector
language sql immutable parallel safe strict
return array_to_tsvector(array_remove(string_to_array(key, ' '), ''));

-- The words of a key and what is left of each when one letter is lost. Two spellings that are one mistake apart
-- (a letter too many, too few, another, or two exchanged) share a mark: an index answers it, whatever the size.
-- Words of three letters are only themselves: one mistake makes too many others of them.
create function search_marks(key text) returns text[]
language sql immutable parallel safe strict
return array(
  select word from unnest(string_to_array(key, ' ')) as w (word) where word <> ''
  union all
  select overlay(word placing '' from i for 1)
  from unnest(string_to_array(key, ' ')) as w (word), generate_series(1, least(length(word), 16)) as i
  where length(word) >= 4);

create index players_by_word on players using gin (search_words(search_key || ' ' || full_key));
create index players_by_mark on players using gin (search_marks(search_key || ' ' || full_key));
create index players_by_latin_name on players (fold_for_search(name) text_pattern_ops);
create index teams_by_word on teams using gin (search_words(search_key));
create index teams_by_mark on teams using gin (search_marks(search_key));
create index teams_by_arabic_name on teams (arabic_name);

-- DLG-10: the meetings of two teams, whoever was at home.
create index matches_by_pair on matches (least(home_id, away_id), greatest(home_id, away_id), kickoff);
