-- OURS-07: a question must cost the same with a thousand names or a million, however common its words. So the words
-- of names stand in tables of their own, whoever is known best first, and a reader takes the first of them.

-- From 0 to some 20: a power of two, so that it seldom moves.
create function search_weight(amount bigint) returns smallint
language sql immutable parallel safe
return ceil(ln(1 + greatest(coalesce($1, 0), 0)) / ln(2.0::float8))::smallint;

create table player_words (
  id integer not null,
  word text collate "C" not null,
  -- By the minutes played.
  weight smallint not null,
  primary key (id, word)
);
create index player_words_by_word on player_words (word, weight desc, id);
-- Two or three letters begin too many words to go through: only those of people who have played some matches.
create index player_words_by_two on player_words (left(word, 2), weight desc, id) where weight >= 9;
create index player_words_by_three on player_words (left(word, 3), weight desc, id) where weight >= 9;

create table team_words (
  id integer not null,
  word text collate "C" not null,
  -- By the tables it stood in.
  weight smallint not null,
  primary key (id, word)
);
create index team_words_by_word on team_words (word, weight desc, id);
create index team_words_by_two on team_words (left(word, 2), weight desc, id) where weight >= 1;
create index team_words_by_three on team_words (left(word, 3), weight desc, id) where weight >= 1;

-- Each word once: a spelling mistake is looked up here, not in every name. Words stay when nobody has them any more.
-- Not unique on purpose: two who learn the same word at once would wait for each other, and lock each other out over
-- two words. A word that stands here twice does no harm.
create table player_vocabulary (word text collate "C" not null);
create table team_vocabulary (word text collate "C" not null);
create index player_vocabulary_by_word on player_vocabulary (word);
create index team_vocabulary_by_word on team_vocabulary (word);
create index player_vocabulary_by_mark on player_vocabulary using gin (search_marks(word)) with (fastupdate = off);
create index team_vocabulary_by_mark on team_vocabulary using gin (search_marks(word)) with (fastupdate = off);

-- Makes the words of some what their names and minutes say; what is right already is left alone.
-- Only who has written the player, and so holds his row, writes his words: nobody waits for anybody here.
create function save_player_words(ids integer[]) returns void
language sql as $$
  with people as materialized (
    select p.api_id, p.search_key || ' ' || p.full_key as key,
      search_weight((select sum(s.minutes) from player_sums s where s.player_id = p.api_id)) as weight
    from unnest(ids) as i (id) join players p on p.api_id = i.id
  ), wanted as materialized (
    select distinct api_id as id, word collate "C" as word, weight
    from people, unnest(string_to_array(key, ' ')) as w (word) where word <> ''
  ), gone as (
    delete from player_words o where o.id = any(ids)
      and not exists (select from wanted w where (w.id, w.word) = (o.id, o.word))
  ), learned as (
    insert into player_vocabulary
    select distinct word from wanted w
    where not exists (select from player_vocabulary v where v.word = w.word)
  )
  insert into player_words as o (id, word, weight)
  select id, word, weight from wanted w
  where not exists (select from player_words x where (x.id, x.word, x.weight) = (w.id, w.word, w.weight))
  order by id, word
  on conflict (id, word) do update set weight = excluded.weight
$$;

create function save_team_words(ids integer[]) returns void
language sql as $$
  with named as materialized (
    select t.api_id, t.search_key as key,
      search_weight((select count(*) from standings s where s.team_id = t.api_id)) as weight
    from unnest(ids) as i (id) join teams t on t.api_id = i.id
  ), wanted as materialized (
    select distinct api_id as id, word collate "C" as word, weight
    from named, unnest(string_to_array(key, ' ')) as w (word) where word <> ''
  ), gone as (
    delete from team_words o where o.id = any(ids)
      and not exists (select from wanted w where (w.id, w.word) = (o.id, o.word))
  ), learned as (
    insert into team_vocabulary
    select distinct word from wanted w
    where not exists (select from team_vocabulary v where v.word = w.word)
  )
  insert into team_words as o (id, word, weight)
  select id, word, weight from wanted w
  where not exists (select from team_words x where (x.id, x.word, x.weight) = (w.id, w.word, w.weight))
  order by id, word
  on conflict (id, word) do update set weight = excluded.weight
$$;

-- A statement that adds nobody fires as well.
create function players_were_added() returns trigger language plpgsql as $$
declare
  ids integer[] := array(select api_id from added);
begin
  if ids <> '{}' then perform save_player_words(ids); end if;
  return null;
end $$;
create trigger players_added after insert on players
  referencing new table as added for each statement execute function players_were_added();

create function players_were_renamed() returns trigger language plpgsql as $$
begin
  perform save_player_words(array(
    select api_id from now_so n join before b using (api_id)
    where (n.search_key, n.full_key) is distinct from (b.search_key, b.full_key)));
  return null;
end $$;
create trigger players_renamed after update on players
  referencing old table as before new table as now_so for each statement execute function players_were_renamed();

create function teams_were_added() returns trigger language plpgsql as $$
declare
  ids integer[] := array(select api_id from added);
begin
  if ids <> '{}' then perform save_team_words(ids); end if;
  return null;
end $$;
create trigger teams_added after insert on teams
  referencing new table as added for each statement execute function teams_were_added();

create function teams_were_renamed() returns trigger language plpgsql as $$
begin
  perform save_team_words(array(
    select api_id from now_so n join before b using (api_id) where n.search_key is distinct from b.search_key));
  return null;
end $$;
create trigger teams_renamed after update on teams
  referencing old table as before new table as now_so for each statement execute function teams_were_renamed();

-- Minutes and tables move all the time; how well somebody is known is looked at now and then, and says how many words
-- it moved. Words that somebody is writing are left for the next time.
create function weigh_player_words() returns bigint language sql as $$
  with stale as (
    select w.id, w.word, s.weight from (
      select player_id, search_weight(sum(minutes)) as weight from player_sums group by 1) as s
    join player_words w on w.id = s.player_id and w.weight <> s.weight
    for update of w skip locked
  ), moved as (
    update player_words w set weight = s.weight from stale s where (w.id, w.word) = (s.id, s.word) returning 1
  )
  select count(*) from moved
$$;
create function weigh_team_words() returns bigint language sql as $$
  with stale as (
    select w.id, w.word, s.weight from (
      select team_id, search_weight(count(*)) as weight from standings group by 1) as s
    join team_words w on w.id = s.team_id and w.weight <> s.weight
    for update of w skip locked
  ), moved as (
    update team_words w set weight = s.weight from stale s where (w.id, w.word) = (s.id, s.word) returning 1
  )
  select count(*) from moved
$$;

select save_player_words(array(select api_id from players));
select save_team_words(array(select api_id from teams));

-- The function search_words stays: a process of before, which is still running, asks by it, only slower now.
drop index players_by_search_key, players_by_word, players_by_mark, players_by_latin_name, teams_by_word, teams_by_mark;

-- TEAM-01: a team by its three letters.
create index teams_by_code on teams (code);
