create table promotion (
  id text primary key,
  kind text not null check (kind in ('percentage', 'amount-off', 'free-shipping')),
  level text not null check (level in ('ORDER', 'PRODUCT', 'SHIPPING')),
  names jsonb not null,
  percent smallint check (percent between 1 and 100),
  amounts jsonb,
  thresholds jsonb,
  category_ids text[] not null default '{}',
  excluded_product_ids text[] not null default '{}',
  automatic boolean not null default false,
  starts_at timestamptz,
  ends_at timestamptz,
  check (kind <> 'percentage' or percent is not null),
  check (kind <> 'amount-off' or amounts is not null),
  check ((kind = 'free-shipping') = (level = 'SHIPPING'))
);
--> statement-breakpoint
create table coupon (
  code text primary key check (code = upper(code)),
  promotion_id text not null references promotion (id) on delete cascade,
  starts_at timestamptz,
  ends_at timestamptz,
  max_uses integer check (max_uses >= 0),
  once_per_shopper boolean not null default false,
  used integer not null default 0 check (used >= 0)
);
--> statement-breakpoint
create table coupon_use (
  code text not null,
  attempt_id uuid not null,
  owner text not null,
  primary key (attempt_id, code)
);
--> statement-breakpoint
create index coupon_use_by_owner on coupon_use (owner, code);
--> statement-breakpoint
create table cart (
  id uuid primary key,
  owner text not null,
  state text not null default 'open' check (state in ('open', 'ordered')),
  shipping_address jsonb,
  billing_address jsonb,
  shipping_method text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
--> statement-breakpoint
create index cart_owner on cart (owner);
--> statement-breakpoint
create table cart_line (
  id uuid primary key,
  cart_id uuid not null references cart (id) on delete cascade,
  variant_id text not null,
  quantity integer not null check (quantity between 1 and 999999),
  position integer not null
);
--> statement-breakpoint
create unique index cart_line_variant on cart_line (cart_id, variant_id);
--> statement-breakpoint
create table cart_coupon (
  cart_id uuid not null references cart (id) on delete cascade,
  code text not null,
  position integer not null,
  primary key (cart_id, code)
);
--> statement-breakpoint
create table payment_session (
  id text primary key,
  cart_id uuid not null references cart (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null
);
--> statement-breakpoint
create index payment_session_cart on payment_session (cart_id);
