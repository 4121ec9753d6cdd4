-- People who write the content of some sites; their passwords are in `credential`.
create table editor (
  email text primary key,
  subject text not null unique,
  site_ids text[] not null,
  is_active boolean not null default true
);
