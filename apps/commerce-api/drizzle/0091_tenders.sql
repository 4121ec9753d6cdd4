-- What pays for a cart: each tender up to what is left to pay, and one of the payment party for the rest.
create table cart_tender (
  id text primary key,
  cart_id uuid not null references cart (id) on delete cascade,
  method text not null check (method in ('CREDIT_CARD', 'WALLET', 'PAY_LATER', 'GIFT_CARD', 'LOYALTY_POINTS',
    'ATHLETES_PAYMENT', 'REWARD_CODE', 'REWARD_CARD')),
  position integer not null,
  most integer check (most > 0),
  session_id text,
  party_token text,
  consumer_no text references consumer (consumer_no) on delete cascade,
  item text not null default '',
  available integer,
  shown jsonb not null,
  created_at timestamptz not null,
  check (method not in ('WALLET', 'PAY_LATER') or session_id is not null),
  check (method <> 'CREDIT_CARD' or session_id is not null or party_token is not null),
  check (method <> 'GIFT_CARD' or (party_token is not null and available is not null)),
  check (method not in ('LOYALTY_POINTS', 'ATHLETES_PAYMENT') or consumer_no is not null),
  check (method not in ('REWARD_CODE', 'REWARD_CARD') or (consumer_no is not null and item <> ''))
);
--> statement-breakpoint
create unique index cart_tender_rest on cart_tender (cart_id)
  where method in ('CREDIT_CARD', 'WALLET', 'PAY_LATER');
--> statement-breakpoint
create unique index cart_tender_balance on cart_tender (cart_id, method, item)
  where method in ('LOYALTY_POINTS', 'ATHLETES_PAYMENT', 'REWARD_CODE', 'REWARD_CARD');
--> statement-breakpoint
create unique index cart_tender_gift_card on cart_tender (cart_id, party_token) where method = 'GIFT_CARD';
--> statement-breakpoint
create index cart_tender_consumer on cart_tender (consumer_no) where consumer_no is not null;
--> statement-breakpoint
alter table payment_session add column method text not null default 'CREDIT_CARD'
  check (method in ('CREDIT_CARD', 'WALLET', 'PAY_LATER'));
--> statement-breakpoint
-- An attempt belongs to what pays: a session that was declined may pay the rest beside other tenders.
alter table payment_attempt add column pay_key text;
--> statement-breakpoint
update payment_attempt set pay_key = session_id;
--> statement-breakpoint
alter table payment_attempt alter column pay_key set not null;
--> statement-breakpoint
drop index payment_attempt_session;
--> statement-breakpoint
create index payment_attempt_session on payment_attempt (session_id);
--> statement-breakpoint
create unique index payment_attempt_pay_key on payment_attempt (pay_key);
--> statement-breakpoint
-- By which a reward is named at the checkout.
alter table saved_instrument add column code text;
--> statement-breakpoint
update saved_instrument
  set code = 'RWD-' || upper(substr(md5(id), 1, 4)) || '-' || upper(substr(md5(id), 5, 4))
  where method in ('REWARD_CODE', 'REWARD_CARD');
--> statement-breakpoint
create unique index saved_instrument_code on saved_instrument (consumer_no, code) where code is not null;
