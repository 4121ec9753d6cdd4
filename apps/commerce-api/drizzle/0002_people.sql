-- Customers, associates and editors.

-- ## Customers

create table consumer (
  consumer_no text primary key,
  subject text not null unique,
  brand text not null,
  email text not null check (email = lower(email)),
  email_verified_at timestamptz,
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
  updated_at timestamptz not null,
  -- Caps and credits are annual: what was spent in an earlier year does not count.
  spend_year integer not null default extract(year from now())::int
);
create unique index consumer_email on consumer (brand, email);
create unique index consumer_phone on consumer (brand, phone) where phone is not null;
create index consumer_spend_year on consumer (spend_year);

-- Links mailed about the e-mail address of an account: one that confirms an address, and those that undo its changes.
create table email_link (
  code_hash text primary key,
  consumer_no text not null references consumer (consumer_no) on delete cascade,
  brand text not null,
  kind text not null check (kind in ('confirm', 'undo')),
  email text not null check (email = lower(email)),
  created_at timestamptz not null,
  expires_at timestamptz not null
);
create unique index email_link_to_confirm on email_link (consumer_no) where kind = 'confirm';
create index email_link_of_consumer on email_link (consumer_no);
create index email_link_to_undo on email_link (brand, email) where kind = 'undo';
create index email_link_ended on email_link (expires_at);

-- What brought a customer to the shop, from the link to the sign-up.
create table consumer_origin (
  consumer_no text primary key references consumer (consumer_no) on delete cascade,
  lead_source text,
  referral_code text,
  store_num text,
  invited_as text,
  created_at timestamptz not null
);

create table consumer_enrollment (
  consumer_no text not null references consumer (consumer_no) on delete cascade,
  type text not null check (type in ('LOYALTY')),
  member_id text not null unique,
  status text not null check (status in ('CONFIRMED', 'UNCONFIRMED')),
  points integer not null default 0,
  pending_points integer not null default 0,
  enrolled_at timestamptz not null,
  referral_code text unique,
  primary key (consumer_no, type)
);

create table consumer_address (
  id text primary key,
  consumer_no text not null references consumer (consumer_no) on delete cascade,
  approach_type text not null check (approach_type in ('S', 'B')),
  main boolean not null,
  position integer not null,
  address jsonb not null,
  version integer not null default 1
);
create unique index consumer_address_main on consumer_address (consumer_no, approach_type) where main;
create unique index consumer_address_position on consumer_address (consumer_no, position);

create table saved_instrument (
  id text primary key,
  consumer_no text not null references consumer (consumer_no) on delete cascade,
  method text not null check (method in ('CREDIT_CARD', 'GIFT_CARD', 'REWARD_CODE', 'REWARD_CARD')),
  main boolean not null default false,
  provider_token text,
  fingerprint text,
  card jsonb,
  address_id text references consumer_address (id),
  last_four text,
  amount integer,
  points integer,
  currency text not null,
  expires_at timestamptz,
  created_at timestamptz not null,
  -- By which a reward is named at the checkout.
  code text,
  check (method <> 'CREDIT_CARD' or (card is not null and provider_token is not null)),
  check (method <> 'GIFT_CARD' or (last_four is not null and provider_token is not null)),
  check (method not in ('REWARD_CODE', 'REWARD_CARD') or amount is not null)
);
create unique index saved_instrument_main on saved_instrument (consumer_no) where main;
create unique index saved_instrument_once on saved_instrument (consumer_no, method, fingerprint)
  where fingerprint is not null;
create index saved_instrument_address on saved_instrument (address_id) where address_id is not null;
create unique index saved_instrument_code on saved_instrument (consumer_no, code) where code is not null;

create table card_session (
  id text primary key,
  consumer_no text not null references consumer (consumer_no) on delete cascade,
  expires_at timestamptz not null
);
create index card_session_ended on card_session (expires_at);

-- What was taken from and added to the balances of customers, each once by its reference.
create table balance_entry (
  consumer_no text not null references consumer (consumer_no) on delete cascade,
  kind text not null check (kind in ('POINTS', 'REWARD', 'ATHLETE', 'EMPLOYEE', 'PROSUMER')),
  item text not null default '',
  reference text not null,
  amount integer not null,
  reverses text,
  created_at timestamptz not null,
  primary key (consumer_no, kind, item, reference)
);
create index balance_entry_reference on balance_entry (reference);
create index balance_entry_reverses on balance_entry (reverses) where reverses is not null;

-- ## Subscriptions and notifications

create table subscription (
  id uuid primary key,
  brand text not null,
  consumer_no text references consumer (consumer_no) on delete cascade,
  type text not null check (type in ('Newsletter', 'LoyaltyNewsletter')),
  channel text not null check (channel in ('email', 'sms')),
  recipient text not null,
  country text not null,
  region text not null check (region in ('NORA', 'EMEA')),
  locale text not null,
  optin boolean not null,
  double_optin boolean not null default false,
  optin_date timestamptz,
  optout_date timestamptz,
  confirmation_hash text unique,
  confirmation_ends_at timestamptz,
  source text
);
create unique index subscription_of_consumer on subscription (consumer_no, type, channel)
  where consumer_no is not null;
create unique index subscription_of_guest on subscription (brand, type, channel, recipient)
  where consumer_no is null;

create table notification_choice (
  consumer_no text not null references consumer (consumer_no) on delete cascade,
  request_type text not null
    check (request_type in ('ORDER_STATUS', 'PICKUP_READY', 'DELIVERY', 'RETURN_STATUS', 'BACK_IN_STOCK')),
  channel text not null check (channel in ('email', 'sms')),
  optin boolean not null,
  recipient text not null,
  updated_at timestamptz not null,
  primary key (consumer_no, request_type, channel)
);

-- ## Sign-in

create table credential (
  subject text primary key,
  password_hash text not null,
  previous_hashes text[] not null default '{}',
  temporary_until timestamptz,
  closed_at timestamptz,
  changed_at timestamptz not null
);

create table password_reset (
  code_hash text primary key,
  subject text not null,
  expires_at timestamptz not null
);
create index password_reset_of_subject on password_reset (subject);
create index password_reset_ended on password_reset (expires_at);

create table sign_in_guard (
  key text primary key,
  account_key text not null,
  failures integer not null,
  locks integer not null,
  locked_until timestamptz,
  known_until timestamptz,
  ends_at timestamptz not null
);
create index sign_in_guard_of_account on sign_in_guard (account_key);
create index sign_in_guard_ended on sign_in_guard (ends_at);

create table authorization_code (
  code_hash text primary key,
  subject text not null,
  type text not null check (type in ('Registered', 'Agent')),
  challenge text not null,
  expires_at timestamptz not null
);
create index authorization_code_ended on authorization_code (expires_at);

create table refresh_token (
  token_hash text primary key,
  family_id uuid not null,
  subject text not null,
  usid text not null,
  expires_at timestamptz not null,
  replaced_at timestamptz,
  replacements integer not null default 0,
  type text not null default 'Guest' check (type in ('Guest', 'Registered', 'Agent')),
  parent_hash text,
  is_revoked boolean not null default false
);
create index refresh_token_family on refresh_token (family_id);
create index refresh_token_expiry on refresh_token (expires_at);
create index refresh_token_of_people on refresh_token (subject) where type <> 'Guest';
create index refresh_token_parent on refresh_token (parent_hash);

create table enrolment_challenge (
  id uuid primary key,
  subject text not null,
  brand text not null,
  email text not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  proved_at timestamptz
);
create index enrolment_challenge_of_email on enrolment_challenge (brand, email, expires_at);
create index enrolment_challenge_ended on enrolment_challenge (expires_at);

-- Deleted accounts with a payment that has not ended or an order that is not handed over: those need their address.
create table ending_account (
  subject text primary key,
  deleted_at timestamptz not null
);

-- ## Passkeys

create table passkey_user (
  consumer_no text primary key references consumer (consumer_no) on delete cascade,
  user_handle text not null unique
);

create table passkey (
  id uuid primary key,
  consumer_no text not null references passkey_user (consumer_no) on delete cascade,
  credential_id text not null unique,
  public_key text not null,
  counter bigint not null,
  transports text[] not null default '{}',
  kind text not null check (kind in ('device', 'security-key')),
  name text,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkey_of_consumer on passkey (consumer_no);

create table passkey_challenge (
  challenge_hash text primary key,
  consumer_no text references consumer (consumer_no) on delete cascade,
  expires_at timestamptz not null
);
create index passkey_challenge_ended on passkey_challenge (expires_at);

-- ## Associates and editors

create table store_employee (
  employee_no text primary key,
  subject text not null unique,
  brand text not null,
  store_id text not null,
  name text not null,
  is_active boolean not null default true
);
create index store_employee_of_store on store_employee (store_id);

-- People who write the content of some sites; their passwords are in `credential`.
create table editor (
  email text primary key,
  subject text not null unique,
  site_ids text[] not null,
  is_active boolean not null default true
);
