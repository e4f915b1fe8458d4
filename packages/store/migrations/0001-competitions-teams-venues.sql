create table competitions (
  api_id integer primary key,
  name text not null,
  country text not null,
  logo text,
  season integer not null
);

create table teams (
  api_id integer primary key,
  -- Made at first sight and never changed: it stands in addresses people have kept.
  slug text not null unique,
  name text not null,
  logo text
);

-- The provider's venue ids are often missing and sometimes wrong, so a venue is known by name and city.
create table venues (
  id integer generated always as identity primary key,
  name text not null,
  city text not null default '',
  unique (name, city)
);
