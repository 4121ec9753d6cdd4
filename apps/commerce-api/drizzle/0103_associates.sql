create table price_adjustment (
  id uuid primary key,
  cart_id uuid not null references cart (id) on delete cascade,
  line_id uuid references cart_line (id) on delete cascade,
  type text not null check (type in ('PERCENTAGE', 'AMOUNT', 'FIXED_PRICE')),
  value integer not null check (value >= 0),
  reason text not null check (reason in ('DAMAGED', 'PRICE_MATCH', 'GOODWILL', 'OTHER')),
  created_at timestamptz not null
);
--> statement-breakpoint
create unique index price_adjustment_once on price_adjustment (cart_id, coalesce(line_id, cart_id));
--> statement-breakpoint
create index price_adjustment_of_line on price_adjustment (line_id) where line_id is not null;
--> statement-breakpoint
-- Who lowered what, and how it stood before and after; it stays when the cart is gone.
create table price_adjustment_change (
  id uuid primary key,
  adjustment_id uuid not null,
  cart_id uuid not null,
  line_id uuid,
  variant_id text,
  agent text not null,
  store_id text,
  employee_no text,
  before jsonb,
  after jsonb,
  changed_at timestamptz not null
);
--> statement-breakpoint
create index price_adjustment_change_of_cart on price_adjustment_change (cart_id, changed_at);
--> statement-breakpoint
create table in_store_sale (
  attempt_id uuid primary key references payment_attempt (id) on delete cascade,
  agent text not null,
  store_id text not null,
  employee_no text not null,
  created_at timestamptz not null
);
