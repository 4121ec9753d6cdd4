-- What a shopper is about to buy.

-- ## Favourites and saved items

create table favorite_list (
  id uuid primary key,
  owner text not null,
  brand text not null,
  share_id text unique,
  created_at timestamptz not null
);
create unique index favorite_list_of_owner on favorite_list (owner, brand);

create table favorite_item (
  id uuid primary key,
  list_id uuid not null references favorite_list (id) on delete cascade,
  product_id text not null references product (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 999999),
  position integer not null,
  added_at timestamptz not null
);
create unique index favorite_item_product on favorite_item (list_id, product_id);
create index favorite_item_by_product on favorite_item (product_id);

create table saved_list (
  id uuid primary key,
  owner text not null,
  brand text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index saved_list_of_owner on saved_list (owner, brand);
create index saved_list_left on saved_list (updated_at) where owner like 'guest-%';

create table saved_item (
  id uuid primary key,
  list_id uuid not null references saved_list (id) on delete cascade,
  variant_id text not null,
  quantity integer not null check (quantity > 0),
  position integer not null,
  saved_at timestamptz not null,
  recipe_id text not null default ''
);
create index saved_item_of_variant on saved_item (variant_id);
create unique index saved_item_variant on saved_item (list_id, variant_id, recipe_id);
create index saved_item_of_recipe on saved_item (recipe_id) where recipe_id <> '';

-- ## Promotions

create table promotion (
  id text primary key,
  kind text not null check (kind in ('percentage', 'amount-off', 'free-shipping', 'gift')),
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
  gift_variant_ids text[],
  first_order_only boolean not null default false,
  -- Nobody would be told why a price is higher than the one before.
  check (not (automatic and first_order_only)),
  check (kind <> 'percentage' or percent is not null),
  check (kind <> 'amount-off' or amounts is not null),
  check ((kind = 'free-shipping') = (level = 'SHIPPING')),
  constraint promotion_gift_check check (kind <> 'gift' or gift_variant_ids is not null)
);

create table coupon (
  code text primary key check (code = upper(code)),
  promotion_id text not null references promotion (id) on delete cascade,
  starts_at timestamptz,
  ends_at timestamptz,
  max_uses integer check (max_uses >= 0),
  once_per_shopper boolean not null default false,
  used integer not null default 0 check (used >= 0),
  owner text
);

create table coupon_use (
  code text not null,
  attempt_id uuid not null,
  owner text not null,
  is_single boolean not null default false,
  primary key (attempt_id, code)
);
create index coupon_use_by_owner on coupon_use (owner, code);
create unique index coupon_use_once on coupon_use (code, owner) where is_single;

-- ## Carts

create table cart (
  id uuid primary key,
  owner text not null,
  state text not null default 'open' check (state in ('open', 'ordered')),
  kind text not null default 'bag' check (kind in ('bag', 'express', 'aside')),
  shipping_address jsonb,
  billing_address jsonb,
  shipping_method text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  merge_notice jsonb,
  -- How the fraud check recognises a device; it is sent with the order.
  device_fingerprint text
);
create index cart_owner on cart (owner);
-- An account has one bag on all its devices; an associate has one for each shopper that is served.
create unique index cart_one_bag on cart (owner)
  where state = 'open' and kind = 'bag' and owner not like 'guest-%' and owner not like 'agent-%';
create index cart_abandoned on cart (updated_at) where state = 'open';

create table cart_line (
  id uuid primary key,
  cart_id uuid not null references cart (id) on delete cascade,
  variant_id text not null,
  quantity integer not null check (quantity between 1 and 999999),
  position integer not null,
  -- Lines of one variant are separate when one of the columns from here to the gift with purchase differs.
  delivery text not null default 'home'
    check (delivery in ('home', 'pickup', 'sts', 'pudo', 'digital', 'customs')),
  store_id text not null default '',
  recipe_id text not null default '',
  gift jsonb,
  gift_key text not null default '',
  custom_amount integer check (custom_amount > 0),
  bonus_promotion_id text not null default '',
  notices text[] not null default '{}'
);
create unique index cart_line_identity on cart_line
  (cart_id, variant_id, delivery, store_id, recipe_id, gift_key, bonus_promotion_id);
create index cart_line_of_recipe on cart_line (recipe_id) where recipe_id <> '';

create table cart_coupon (
  cart_id uuid not null references cart (id) on delete cascade,
  code text not null,
  position integer not null,
  primary key (cart_id, code)
);

-- Units that are reserved for a cart in a store.
create table stock_reservation (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references cart (id) on delete cascade,
  variant_id text not null,
  location text not null,
  quantity integer not null check (quantity > 0),
  reserved_until timestamptz not null
);
create unique index stock_reservation_shelf on stock_reservation (cart_id, variant_id, location);
create index stock_reservation_ended on stock_reservation (reserved_until);

-- Whatever removes a reservation, its cart's removal included, puts its units on sale again.
create function put_reserved_back() returns trigger language plpgsql as $$
begin
  perform 1 from stock s
  where (s.variant_id, s.location) in (select variant_id, location from ended)
  order by s.variant_id collate "C", s.location collate "C" for update;
  update stock s set quantity = s.quantity + e.quantity
  from (select variant_id, location, sum(quantity)::int as quantity from ended group by variant_id, location) e
  where s.variant_id = e.variant_id and s.location = e.location;
  return null;
end $$;
create trigger put_reserved_back after delete on stock_reservation
  referencing old table as ended for each statement execute function put_reserved_back();

-- ## Price adjustments of associates

create table price_adjustment (
  id uuid primary key,
  cart_id uuid not null references cart (id) on delete cascade,
  line_id uuid references cart_line (id) on delete cascade,
  type text not null check (type in ('PERCENTAGE', 'AMOUNT', 'FIXED_PRICE')),
  value integer not null check (value >= 0),
  reason text not null check (reason in ('DAMAGED', 'PRICE_MATCH', 'GOODWILL', 'OTHER')),
  created_at timestamptz not null
);
create unique index price_adjustment_once on price_adjustment (cart_id, coalesce(line_id, cart_id));
create index price_adjustment_of_line on price_adjustment (line_id) where line_id is not null;

-- Who lowered a price, with its values before and after; it is kept when the cart is gone.
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
create index price_adjustment_change_of_cart on price_adjustment_change (cart_id, changed_at);

-- ## Tenders

-- What pays for a cart: each tender up to the amount that is left, and one of the payment provider for the rest.
create table cart_tender (
  id text primary key,
  cart_id uuid not null references cart (id) on delete cascade,
  method text not null check (method in ('CREDIT_CARD', 'WALLET', 'PAY_LATER', 'GIFT_CARD', 'LOYALTY_POINTS',
    'ATHLETES_PAYMENT', 'REWARD_CODE', 'REWARD_CARD')),
  position integer not null,
  most integer check (most > 0),
  session_id text,
  provider_token text,
  consumer_no text references consumer (consumer_no) on delete cascade,
  item text not null default '',
  available integer,
  shown jsonb not null,
  created_at timestamptz not null,
  check (method not in ('WALLET', 'PAY_LATER') or session_id is not null),
  check (method <> 'CREDIT_CARD' or session_id is not null or provider_token is not null),
  check (method <> 'GIFT_CARD' or (provider_token is not null and available is not null)),
  check (method not in ('LOYALTY_POINTS', 'ATHLETES_PAYMENT') or consumer_no is not null),
  check (method not in ('REWARD_CODE', 'REWARD_CARD') or (consumer_no is not null and item <> ''))
);
create unique index cart_tender_rest on cart_tender (cart_id)
  where method in ('CREDIT_CARD', 'WALLET', 'PAY_LATER');
create unique index cart_tender_balance on cart_tender (cart_id, method, item)
  where method in ('LOYALTY_POINTS', 'ATHLETES_PAYMENT', 'REWARD_CODE', 'REWARD_CARD');
create unique index cart_tender_gift_card on cart_tender (cart_id, provider_token) where method = 'GIFT_CARD';
create index cart_tender_consumer on cart_tender (consumer_no) where consumer_no is not null;

create table payment_session (
  id text primary key,
  cart_id uuid not null references cart (id) on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  method text not null default 'CREDIT_CARD' check (method in ('CREDIT_CARD', 'WALLET', 'PAY_LATER'))
);
create index payment_session_cart on payment_session (cart_id);
create index payment_session_ended on payment_session (expires_at);
