-- What a product is sold as decides how it reaches a shopper: goods by every way, gift cards by mail, custom goods made to
-- order, gifts only with others.
alter table product add column sold_as text not null default 'goods'
  check (sold_as in ('goods', 'gift-card', 'custom', 'gift'));
--> statement-breakpoint
alter table store add column takes_parcels boolean not null default true;
--> statement-breakpoint
create table collection_point (
  id text primary key,
  provider text not null,
  country_code text not null,
  name text not null,
  address_line1 text not null,
  city text not null,
  postal_code text not null,
  latitude double precision not null,
  longitude double precision not null,
  opening_hours jsonb not null,
  most_pieces integer not null
);
--> statement-breakpoint
create index collection_point_by_country on collection_point (country_code);
--> statement-breakpoint
-- How each line of a cart is delivered. Two lines of one variant are two when anything of this differs.
alter table cart_line
  add column delivery text not null default 'home'
    check (delivery in ('home', 'pickup', 'sts', 'pudo', 'digital', 'customs')),
  add column store_id text not null default '',
  add column recipe_id text not null default '',
  add column gift jsonb,
  add column gift_key text not null default '',
  add column custom_amount integer check (custom_amount > 0),
  add column bonus_promotion_id text not null default '',
  add column notices text[] not null default '{}';
--> statement-breakpoint
drop index cart_line_variant;
--> statement-breakpoint
create unique index cart_line_identity on cart_line
  (cart_id, variant_id, delivery, store_id, recipe_id, gift_key, bonus_promotion_id);
--> statement-breakpoint
alter table order_line
  add column shipment_id text not null default 'me',
  add column location text default 'online',
  add column recipe_id text not null default '',
  add column gift jsonb,
  add column is_bonus boolean not null default false;
