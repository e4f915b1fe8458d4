-- What somebody looked for and we did not have, in the time of the football world: asked for before what nobody waits for.
create table wanted (
  kind text not null,
  key text not null,
  wanted_at timestamptz not null,
  primary key (kind, key)
);
