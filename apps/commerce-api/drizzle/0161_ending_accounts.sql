create table ending_account (
  subject text primary key,
  deleted_at timestamptz not null
);
