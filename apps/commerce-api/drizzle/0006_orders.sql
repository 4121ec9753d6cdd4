-- What a shopper has bought.

-- ## Payments

create table payment_attempt (
  id uuid primary key,
  cart_id uuid not null,
  session_id text not null,
  owner text not null,
  order_number text not null,
  state text not null check (state in
    ('RESERVED', 'UNKNOWN', 'CHALLENGE', 'VOIDING', 'CAPTURING', 'COMPLETED', 'DECLINED', 'RELEASED', 'REFUNDING',
     'REFUNDED')),
  amount integer not null check (amount >= 0),
  currency text not null,
  plan jsonb not null,
  error_id text,
  challenge_url text,
  created_at timestamptz not null,
  lease_until timestamptz not null,
  lease_owner text not null,
  client_key text,
  -- Identifies what pays, so that a session that was declined may pay the rest beside other tenders.
  pay_key text not null,
  -- The fraud check wants a review: no money is taken and nothing is shipped until it is done.
  in_review boolean not null default false
);
create unique index payment_attempt_order on payment_attempt (order_number);
create unique index payment_attempt_live on payment_attempt (cart_id)
  where state in ('RESERVED', 'UNKNOWN', 'CHALLENGE', 'VOIDING');
create index payment_attempt_held_by_owner on payment_attempt (owner)
  where state in ('RESERVED', 'UNKNOWN', 'CHALLENGE', 'VOIDING');
create index payment_attempt_held_by_client on payment_attempt (client_key)
  where state in ('RESERVED', 'UNKNOWN', 'CHALLENGE', 'VOIDING');
create index payment_attempt_ended on payment_attempt (created_at) where state in ('DECLINED', 'RELEASED');
create index payment_attempt_due on payment_attempt (lease_until)
  where state in ('RESERVED', 'UNKNOWN', 'CHALLENGE', 'VOIDING', 'CAPTURING', 'REFUNDING');
create index payment_attempt_session on payment_attempt (session_id);
create unique index payment_attempt_pay_key on payment_attempt (pay_key);

-- Who an order is of, as first orders are recognised; removed with a payment that failed and an order that was cancelled.
create table order_shopper (
  attempt_id uuid primary key references payment_attempt (id) on delete cascade,
  owner text,
  email text not null,
  card_key text,
  is_first boolean not null
);
create index order_shopper_owner on order_shopper (owner);
create index order_shopper_email on order_shopper (email);
create index order_shopper_card on order_shopper (card_key);
create unique index order_shopper_first_of_owner on order_shopper (owner) where is_first;
create unique index order_shopper_first_of_email on order_shopper (email) where is_first;
create unique index order_shopper_first_of_card on order_shopper (card_key) where is_first;

-- Units that a payment in progress has taken from stock.
create table stock_hold (
  attempt_id uuid not null references payment_attempt (id) on delete cascade,
  variant_id text not null,
  location text not null,
  quantity integer not null check (quantity > 0),
  -- When the payment fails, units that were reserved before are reserved again until then.
  reserved_until timestamptz,
  primary key (attempt_id, variant_id, location)
);

create table in_store_sale (
  attempt_id uuid primary key references payment_attempt (id) on delete cascade,
  agent text not null,
  store_id text not null,
  employee_no text not null,
  created_at timestamptz not null
);

-- ## Orders

create table shop_order (
  order_number text primary key,
  attempt_id uuid not null,
  cart_id uuid not null,
  owner text not null,
  secret text not null,
  state text not null check (state in ('PENDING_CHALLENGE', 'PLACED', 'CANCELLED')),
  currency text not null,
  locale text not null,
  email text not null,
  billing_address jsonb not null,
  shipments jsonb not null,
  payment_method jsonb not null,
  promo_summary jsonb not null,
  coupon_codes text[] not null default '{}',
  item_total integer not null check (item_total >= 0),
  total_discount integer not null check (total_discount >= 0),
  shipping integer not null check (shipping >= 0),
  tax integer not null check (tax >= 0),
  tax_included boolean not null,
  total integer not null check (total >= 0),
  created_at timestamptz not null,
  check (total = item_total - total_discount + shipping + case when tax_included then 0 else tax end)
);
create unique index shop_order_attempt on shop_order (attempt_id);
create unique index shop_order_cart on shop_order (cart_id) where state <> 'CANCELLED';
create index shop_order_owner on shop_order (owner, created_at);

create table order_line (
  order_number text not null references shop_order (order_number) on delete cascade,
  position integer not null,
  line_id text not null,
  variant_id text not null,
  product_id text not null,
  upc text not null,
  name text not null,
  quantity integer not null check (quantity > 0),
  unit_current integer not null,
  unit_original integer not null,
  row_total integer not null,
  discount integer not null,
  tax integer not null,
  page_url text not null,
  image jsonb not null,
  variants jsonb not null,
  shipment_id text not null default 'me',
  location text default 'online',
  recipe_id text not null default '',
  gift jsonb,
  is_bonus boolean not null default false,
  primary key (order_number, position)
);
create index order_line_of_recipe on order_line (recipe_id) where recipe_id <> '';

-- Gift cards that are sent by mail on their day. Their codes are known to the issuer only.
create table digital_gift (
  id uuid primary key,
  order_number text not null references shop_order (order_number) on delete cascade,
  line_id text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  locale text not null,
  sender text not null,
  gift jsonb not null,
  state text not null check (state in ('WAITING', 'SENT')),
  due_at timestamptz not null,
  tries integer not null default 0,
  sends integer not null default 0,
  sent_at timestamptz
);
create index digital_gift_order on digital_gift (order_number, line_id);
create index digital_gift_due on digital_gift (due_at) where state = 'WAITING';

-- ## Fulfilment

-- The state of a placed order at the fulfilment provider.
create table order_fulfilment (
  order_number text primary key references shop_order (order_number) on delete cascade,
  stage text not null default 'PLACED' check (stage in
    ('PLACED', 'IN_PREPARATION', 'READY_FOR_PICKUP', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'RETURNED')),
  change integer not null default 0,
  parcels jsonb not null default '[]',
  task text check (task in ('HAND_OVER', 'STOP')),
  due_at timestamptz not null,
  tries integer not null default 0,
  cancel_reason text,
  cancelled_at timestamptz
);
create index order_fulfilment_due on order_fulfilment (due_at) where task is not null;

create table fulfilment_cursor (
  id integer primary key check (id = 1),
  change integer not null
);

-- ## Invoices

-- Numbers of invoices run without gaps, in a series for each country and year.
create table invoice_series (
  series text primary key,
  last integer not null
);

create table order_invoice (
  order_number text primary key references shop_order (order_number) on delete restrict,
  number text not null unique,
  issued_at timestamptz not null
);

-- ## Links to orders

-- Links mailed to whoever has an order without an account; without an order those that were mailed to nobody.
create table order_link (
  code_hash text primary key,
  order_number text references shop_order (order_number) on delete cascade,
  expires_at timestamptz not null
);
create index order_link_order on order_link (order_number);
create index order_link_ended on order_link (expires_at);

-- ## Returns and refunds

-- What shoppers send back.
create table order_return (
  return_number text primary key,
  order_number text not null references shop_order (order_number) on delete cascade,
  state text not null check (state in ('ASKED', 'OPEN', 'ARRIVED')),
  carrier text,
  tracking_number text,
  valid_until date,
  created_at timestamptz not null,
  arrived_at timestamptz,
  check (state = 'ASKED' or (carrier is not null and tracking_number is not null and valid_until is not null)),
  constraint order_return_arrived_check check ((state = 'ARRIVED') = (arrived_at is not null))
);
create index order_return_order on order_return (order_number);

create table order_return_line (
  return_number text not null references order_return (return_number) on delete cascade,
  line_id text not null,
  quantity integer not null check (quantity > 0),
  reason text not null,
  primary key (return_number, line_id)
);

create table order_refund (
  refund_key text primary key,
  order_number text not null references shop_order (order_number) on delete cascade,
  attempt_id uuid not null,
  amount integer not null check (amount > 0),
  state text not null check (state in ('DUE', 'DONE')),
  due_at timestamptz not null,
  tries integer not null default 0,
  created_at timestamptz not null,
  -- What goes back to each tender that paid the order.
  shares jsonb not null
);
create index order_refund_order on order_refund (order_number);
create index order_refund_due on order_refund (due_at) where state = 'DUE';

-- ## Loyalty

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
create index loyalty_earning_of_consumer on loyalty_earning (consumer_no, created_at);
create index loyalty_earning_due on loyalty_earning (due_at) where state = 'PENDING';

create table referral (
  consumer_no text primary key references consumer (consumer_no) on delete cascade,
  referrer_no text not null references consumer (consumer_no) on delete cascade,
  state text not null check (state in ('JOINED', 'REWARDED')),
  created_at timestamptz not null,
  settled_at timestamptz
);
create index referral_of_referrer on referral (referrer_no, settled_at);
