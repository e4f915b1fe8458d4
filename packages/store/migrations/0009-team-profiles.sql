-- Null where only matches told us of the ground.
alter table venues add address text, add capacity integer, add surface text, add image text;

-- Null until the profile was read: a match tells of a team only name, logo and sometimes country.
alter table teams
  add code text,
  add founded integer,
  add is_national boolean,
  add ground_id integer references venues;
