-- Images that editors uploaded, encoded anew in three widths. Their files are named by the hash of the uploaded bytes, so
-- the same file uploaded twice is one image.
create table article_images (
  id bigint generated always as identity primary key,
  sha256 text not null unique check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Of the largest file.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  uploaded_at timestamptz not null,
  uploaded_by bigint references users on delete set null
);

grant select, insert on article_images to safira_api;
