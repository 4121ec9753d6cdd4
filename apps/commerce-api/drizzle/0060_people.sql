alter table outbox rename column order_number to reference;
--> statement-breakpoint
alter table outbox drop constraint outbox_kind_check;
--> statement-breakpoint
alter table outbox add column payload jsonb;
--> statement-breakpoint
create table consumer (
  consumer_no text primary key,
  subject text not null unique,
  brand text not null,
  email text not null check (email = lower(email)),
  first_name text,
  last_name text,
  birth_date date,
  gender text,
  phone text,
  phone_code text,
  postal_code text,
  consumer_type text not null default 'CONSUMER' check (consumer_type in ('CONSUMER', 'EMPLOYEE')),
  accepted_employee_terms boolean not null default false,
  interests text not null default '',
  preferred_shoe_size text,
  favourite_store_id text,
  source text,
  locale text not null,
  identities text[] not null default '{}',
  currency text not null,
  athlete_spend integer,
  athlete_credit integer,
  prosumer_spend integer,
  prosumer_credit integer,
  employee_spend integer,
  employee_cap integer,
  completed_at timestamptz,
  version integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
--> statement-breakpoint
create unique index consumer_email on consumer (brand, email);
--> statement-breakpoint
create unique index consumer_phone on consumer (brand, phone) where phone is not null;
--> statement-breakpoint
create table consumer_enrollment (
  consumer_no text not null references consumer (consumer_no) on delete cascade,
  type text not null check (type in ('LOYALTY')),
  member_id text not null unique,
  status text not null check (status in ('CONFIRMED', 'UNCONFIRMED')),
  points integer not null default 0,
  pending_points integer not null default 0,
  enrolled_at timestamptz not null,
  primary key (consumer_no, type)
);
