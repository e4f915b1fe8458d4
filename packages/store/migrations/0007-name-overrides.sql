-- What an editor decided, for one thing (id) or for every thing of that English name; the program never writes here.
create table name_overrides (
  kind text not null check (kind in ('player', 'coach', 'referee', 'club', 'stadium', 'competition')),
  id integer,
  english text,
  arabic text not null check (arabic <> ''),
  check ((id is null) <> (english is null))
);
create unique index name_overrides_by_id on name_overrides (kind, id) where id is not null;
create unique index name_overrides_by_english on name_overrides (kind, english) where english is not null;

-- The one place that says whose word counts: the thing's own before its name's; null where nobody decided.
-- A table of one row, for such a function becomes part of the query: live matches ask it for every team.
create function override_of(kind text, id integer, english text) returns table (arabic text)
language sql stable parallel safe
begin atomic
  select coalesce(
    (select o.arabic from name_overrides o where o.kind = $1 and o.id = $2),
    (select o.arabic from name_overrides o where o.kind = $1 and o.english = $3));
end;
