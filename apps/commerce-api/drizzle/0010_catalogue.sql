create table product (
  id text primary key,
  slug text not null,
  kind text not null,
  gender text not null,
  primary_category_id text not null,
  category_ids text[] not null,
  activities text[] not null default '{}',
  families text[] not null default '{}',
  sizes text[] not null default '{}',
  sizes_in_stock text[] not null default '{}',
  status text not null default 'active' check (status in ('active', 'gone')),
  created_at timestamptz not null,
  rating double precision not null default 0,
  reviews_count integer not null default 0,
  popularity integer not null default 0,
  discount_percent smallint not null default 0,
  badge text,
  picture jsonb not null
);
--> statement-breakpoint
create index product_category_ids on product using gin (category_ids);
--> statement-breakpoint
create index product_by_popularity on product (status, popularity desc, id);
--> statement-breakpoint
create index product_by_age on product (status, created_at desc, id);
--> statement-breakpoint
create table product_text (
  product_id text not null references product (id) on delete cascade,
  language text not null,
  name text not null,
  kind_label text not null,
  description text not null,
  features jsonb not null,
  materials jsonb not null,
  care jsonb not null,
  fit text,
  primary key (product_id, language)
);
--> statement-breakpoint
create table product_color (
  product_id text not null references product (id) on delete cascade,
  color_id text not null,
  labels jsonb not null,
  hex text not null,
  family text not null,
  picture jsonb not null,
  position smallint not null,
  primary key (product_id, color_id)
);
--> statement-breakpoint
create table variant (
  id text primary key,
  product_id text not null references product (id) on delete cascade,
  upc text not null,
  color_id text not null,
  size_id text not null,
  size_position smallint not null,
  max_qty integer not null default 10 check (max_qty between 1 and 999999)
);
--> statement-breakpoint
create unique index variant_upc on variant (upc);
--> statement-breakpoint
create unique index variant_choice on variant (product_id, color_id, size_id);
--> statement-breakpoint
create table variant_price (
  variant_id text not null references variant (id) on delete cascade,
  currency text not null,
  current integer not null,
  original integer not null,
  primary key (variant_id, currency),
  constraint variant_price_order check (current > 0 and original >= current)
);
--> statement-breakpoint
create table product_price (
  currency text not null,
  product_id text not null references product (id) on delete cascade,
  current integer not null,
  original integer not null,
  high_current integer not null,
  high_original integer not null,
  primary key (currency, product_id)
);
--> statement-breakpoint
create table stock (
  variant_id text not null references variant (id) on delete cascade,
  location text not null default 'online',
  quantity integer not null,
  primary key (variant_id, location),
  constraint stock_quantity check (quantity >= 0)
);
--> statement-breakpoint
create function keep_sizes_in_stock() returns trigger language plpgsql as $$
declare
  touched text;
begin
  select product_id into touched from variant where id = new.variant_id;
  -- The lock comes first, so that the next statement sees what others have just changed.
  perform 1 from product where id = touched for update;
  update product set sizes_in_stock = array(
    select distinct v.size_id from variant v
      join stock s on s.variant_id = v.id and s.location = 'online' and s.quantity > 0
      where v.product_id = touched order by v.size_id)
    where id = touched;
  return null;
end $$;
--> statement-breakpoint
create trigger stock_crosses_zero after update of quantity on stock for each row
  when (new.location = 'online' and (old.quantity = 0) <> (new.quantity = 0))
  execute function keep_sizes_in_stock();
--> statement-breakpoint
create table category (
  id text primary key check (id ~ '^[0-9]{4,7}$'),
  parent_id text,
  position smallint not null,
  slug text not null,
  scene text not null
);
--> statement-breakpoint
create table category_text (
  category_id text not null references category (id) on delete cascade,
  language text not null,
  name text not null,
  title text not null,
  description text not null,
  primary key (category_id, language)
);
--> statement-breakpoint
create table review (
  id text primary key,
  product_id text not null references product (id) on delete cascade,
  language text not null,
  title text not null,
  text text not null,
  score smallint not null,
  author text not null,
  created_on date not null,
  verified boolean not null default false,
  recommended boolean not null default true,
  helpful integer not null default 0,
  size text,
  constraint review_score check (score between 1 and 5)
);
--> statement-breakpoint
create index review_by_product on review (product_id, created_on desc, id);
--> statement-breakpoint
create table store (
  id text primary key,
  country_code text not null,
  name text not null,
  address_line1 text not null,
  city text not null,
  postal_code text not null,
  phone text not null,
  latitude double precision not null,
  longitude double precision not null,
  opening_hours jsonb not null
);
--> statement-breakpoint
create index store_by_country on store (country_code);
--> statement-breakpoint
create table product_search (
  product_id text not null references product (id) on delete cascade,
  language text not null,
  document tsvector not null,
  primary key (product_id, language)
);
--> statement-breakpoint
create index product_search_document on product_search using gin (document);
--> statement-breakpoint
create table search_term (
  language text not null,
  kind text not null check (kind in ('word', 'phrase')),
  term text not null,
  display text not null,
  weight integer not null,
  primary key (language, kind, term)
);
--> statement-breakpoint
create table content_document (
  kind text not null,
  site_id text not null,
  locale text not null,
  mode text not null,
  slug text not null,
  body jsonb not null,
  modified_at timestamptz not null,
  primary key (kind, site_id, locale, mode, slug)
);
--> statement-breakpoint
create table seed_record (
  name text primary key,
  products integer not null,
  finished_at timestamptz
);
