-- OURS-22: corrections of facts, names and broadcasts as well as of articles. Made anew instead of altered, so that its
-- indexes are there before anything else is; it has few rows yet.
create table kept_corrections as select * from corrections;
drop table corrections;

create table corrections (
  id bigint generated always as identity primary key,
  kind text not null default 'article' check (kind in
    ('article', 'goal', 'scorer', 'result', 'kick-off', 'name', 'channel', 'commentator')),
  -- What the log can be limited to.
  section text not null generated always as (case kind
    when 'article' then 'news' when 'kick-off' then 'kick-offs' when 'name' then 'names'
    when 'channel' then 'channels' when 'commentator' then 'channels' else 'results' end) stored,
  corrected_at timestamptz not null,
  article_id bigint references articles on delete cascade,
  match_id integer references matches (api_id) on delete set null,
  player_id integer references players (api_id) on delete set null,
  team_id integer references teams (api_id) on delete set null,
  -- Of an article: its note, in words.
  text text,
  -- Of a commentator: the channel.
  subject text,
  -- What readers saw, and what they see since. A score is «2-1», with a shoot-out «2-2 4-3»; a kick-off is a time in
  -- UTC, or the code of a status after which there is none; all else is words.
  before_text text,
  after_text text,
  -- Of a goal whose scorer changed.
  minute smallint,
  minute_extra smallint,
  -- Of a cancelled goal: for how long it was shown.
  shown_seconds integer,
  source text check (source in ('record', 'newsroom')),
  -- Where the editor has it from.
  note text,
  check ((kind = 'article') = (article_id is not null and text is not null)),
  check (kind = 'article' or (before_text is not null and source is not null))
);
create index corrections_by_time on corrections (corrected_at desc, id desc);
create index corrections_by_section on corrections (section, corrected_at desc, id desc);
create index corrections_by_article on corrections (article_id, id desc) where article_id is not null;
create index corrections_by_match on corrections (match_id, id desc) where match_id is not null;
insert into corrections (article_id, corrected_at, text)
select article_id, corrected_at, text from kept_corrections order by id;
drop table kept_corrections;

-- What readers last saw of a match, so that a change of it is known as one (football/seen-facts.ts).
create table match_facts_seen (
  match_id integer primary key references matches (api_id) on delete cascade,
  kickoff timestamptz not null,
  facts jsonb not null
);
create index match_facts_seen_by_kickoff on match_facts_seen (kickoff);

-- The log begins with what changes from now on.
insert into publisher_marks (channel, seq) select 'corrections', coalesce(max(seq), 0) from match_changes;

grant select, insert on corrections to safira_api, safira_worker;
-- A channel that takes the place of one that was just deleted.
grant update (after_text) on corrections to safira_api;
grant select, insert, update, delete on match_facts_seen to safira_worker;

-- OURS-24: editors correct names through the API: the decision, and the stored name that it replaces.
grant insert, update on name_overrides to safira_api;
grant update (arabic_name, name_how) on players, coaches, teams, venues, competitions to safira_api;
-- The list shows the last scorer of a live match from here.
grant update (event_summary) on matches to safira_api;
-- A renamed player or team is found by the new name. The words are derived: no role writes them by itself.
alter function players_were_renamed() security definer set search_path = public;
alter function teams_were_renamed() security definer set search_path = public;
