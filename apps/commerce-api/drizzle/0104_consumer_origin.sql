-- What brought somebody to the shop, as the link to the sign-up said it.
create table consumer_origin (
  consumer_no text primary key references consumer (consumer_no) on delete cascade,
  lead_source text,
  referral_code text,
  store_num text,
  invited_as text,
  created_at timestamptz not null
);
