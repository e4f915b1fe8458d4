-- DLG-11: films of matches, from the official channels that the worker follows. Of what a site of films tells, nothing
-- may be kept that it has not said again within a month.
create table match_highlights (
  match_id integer not null references matches (api_id) on delete cascade,
  video_id text not null,
  url text not null,
  title text not null,
  -- The channel's name.
  source text,
  is_embeddable boolean not null,
  -- The largest picture that the site has of it, and where our copy of that is, as in 0017.
  thumbnail text,
  picture text,
  published_at timestamptz not null,
  -- When the site last said so, in the time of the football world. Bookkeeping: no reader is told of it.
  checked_at timestamptz not null,
  primary key (match_id, video_id)
);
create index match_highlights_by_video on match_highlights (video_id);
create index match_highlights_to_check on match_highlights (checked_at);
