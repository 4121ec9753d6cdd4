create table event_registration (
  id uuid primary key,
  site_id text not null,
  event_id text not null,
  consumer_no text not null references consumer (consumer_no) on delete cascade,
  email text not null,
  first_name text not null,
  last_name text not null,
  gender text,
  phone_number text,
  plus_one text,
  attending_days text[] not null,
  registered_at timestamptz not null,
  remove_at timestamptz not null
);
--> statement-breakpoint
create unique index event_registration_once on event_registration (site_id, event_id, consumer_no);
--> statement-breakpoint
create index event_registration_ended on event_registration (remove_at);
