create table payment_attempt (
  id uuid primary key,
  cart_id uuid not null,
  session_id text not null,
  owner text not null,
  order_number text not null,
  state text not null check (state in
    ('RESERVED', 'UNKNOWN', 'CHALLENGE', 'VOIDING', 'CAPTURING', 'COMPLETED', 'DECLINED', 'RELEASED')),
  amount integer not null check (amount >= 0),
  currency text not null,
  plan jsonb not null,
  error_id text,
  challenge_url text,
  created_at timestamptz not null,
  lease_until timestamptz not null,
  lease_owner text not null
);
--> statement-breakpoint
create unique index payment_attempt_session on payment_attempt (session_id);
--> statement-breakpoint
create unique index payment_attempt_order on payment_attempt (order_number);
--> statement-breakpoint
create unique index payment_attempt_live on payment_attempt (cart_id)
  where state in ('RESERVED', 'UNKNOWN', 'CHALLENGE', 'VOIDING');
--> statement-breakpoint
create index payment_attempt_due on payment_attempt (lease_until)
  where state in ('RESERVED', 'UNKNOWN', 'CHALLENGE', 'VOIDING', 'CAPTURING');
--> statement-breakpoint
create table stock_hold (
  attempt_id uuid not null references payment_attempt (id) on delete cascade,
  variant_id text not null,
  location text not null,
  quantity integer not null check (quantity > 0),
  primary key (attempt_id, variant_id, location)
);
--> statement-breakpoint
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
--> statement-breakpoint
create unique index shop_order_attempt on shop_order (attempt_id);
--> statement-breakpoint
create unique index shop_order_cart on shop_order (cart_id) where state <> 'CANCELLED';
--> statement-breakpoint
create index shop_order_owner on shop_order (owner, created_at);
--> statement-breakpoint
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
  primary key (order_number, position)
);
--> statement-breakpoint
create table outbox (
  id uuid primary key,
  kind text not null check (kind in ('order-confirmation')),
  order_number text not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  tries integer not null default 0,
  sent_at timestamptz
);
--> statement-breakpoint
create unique index outbox_once on outbox (kind, order_number);
--> statement-breakpoint
create index outbox_due on outbox (due_at) where sent_at is null;
