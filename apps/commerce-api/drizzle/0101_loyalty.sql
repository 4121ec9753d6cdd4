alter table consumer_enrollment add column referral_code text unique;
--> statement-breakpoint
alter table coupon add column owner text;
--> statement-breakpoint
create table loyalty_earning (
  order_number text primary key references shop_order (order_number) on delete cascade,
  consumer_no text not null references consumer (consumer_no) on delete cascade,
  goods integer not null check (goods > 0),
  promised integer not null,
  points integer not null check (points >= 0),
  state text not null check (state in ('PENDING', 'EARNED', 'LOST')),
  created_at timestamptz not null,
  due_at timestamptz not null
);
--> statement-breakpoint
create index loyalty_earning_of_consumer on loyalty_earning (consumer_no, created_at);
--> statement-breakpoint
create index loyalty_earning_due on loyalty_earning (due_at) where state = 'PENDING';
--> statement-breakpoint
create table referral (
  consumer_no text primary key references consumer (consumer_no) on delete cascade,
  referrer_no text not null references consumer (consumer_no) on delete cascade,
  state text not null check (state in ('JOINED', 'REWARDED')),
  created_at timestamptz not null,
  settled_at timestamptz
);
--> statement-breakpoint
create index referral_of_referrer on referral (referrer_no, settled_at);
