-- Products, where they are sold and what is said about them.

-- ## Products

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
  picture jsonb not null,
  -- Listings are served from memory. The transaction of the last change tells a reader what is new to it:
  -- everything from the oldest transaction on that was still open when it last looked.
  changed_in xid8 not null default pg_current_xact_id(),
  -- It decides how a product is delivered: goods in every way, gift cards by mail, custom goods made to order, gifts
  -- only with others.
  sold_as text not null default 'goods' check (sold_as in ('goods', 'gift-card', 'custom', 'gift')),
  stores_in_stock text[] not null default '{}'
);
create index product_category_ids on product using gin (category_ids);
create index product_by_popularity on product (status, popularity desc, id);
create index product_by_age on product (status, created_at desc, id);
create index product_by_change on product (changed_in);

create function note_product_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $$;
create trigger product_changes before insert or update on product for each row
  execute function note_product_change();

-- Products that were removed, for readers that keep listings in memory; `*` is all of them.
create table product_removal (
  product_id text primary key,
  removed_in xid8 not null default pg_current_xact_id()
);

create function note_product_removal() returns trigger language plpgsql as $$
begin
  insert into product_removal (product_id) values (case tg_op when 'TRUNCATE' then '*' else old.id end)
    on conflict (product_id) do update set removed_in = excluded.removed_in;
  return null;
end $$;
create trigger product_removed after delete on product for each row execute function note_product_removal();
create trigger products_removed after truncate on product for each statement
  execute function note_product_removal();

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
  -- Further words that a search finds the product by.
  keywords jsonb not null default '[]',
  primary key (product_id, language)
);

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

create table variant (
  id text primary key,
  product_id text not null references product (id) on delete cascade,
  upc text not null,
  color_id text not null,
  size_id text not null,
  size_position smallint not null,
  max_qty integer not null default 10 check (max_qty between 1 and 999999)
);
create unique index variant_upc on variant (upc);
create unique index variant_choice on variant (product_id, color_id, size_id);

-- ## Prices

create table product_price (
  currency text not null,
  product_id text not null references product (id) on delete cascade,
  current integer not null,
  original integer not null,
  high_current integer not null,
  high_original integer not null,
  primary key (currency, product_id)
);

-- Marks the products of changed rows as changed: their prices, and the words that they are found by.
create function note_price_change() returns trigger language plpgsql as $$
begin
  update product set changed_in = pg_current_xact_id()
    where id in (select product_id from changed) and changed_in <> pg_current_xact_id();
  return null;
end $$;
create trigger price_added after insert on product_price referencing new table as changed for each statement
  execute function note_price_change();
create trigger price_changed after update on product_price referencing new table as changed for each statement
  execute function note_price_change();
create trigger price_removed after delete on product_price referencing old table as changed for each statement
  execute function note_price_change();

create table color_price (
  product_id text not null,
  color_id text not null,
  currency text not null,
  current integer not null,
  original integer not null,
  primary key (product_id, color_id, currency),
  constraint color_price_order check (current > 0 and original >= current),
  foreign key (product_id, color_id) references product_color (product_id, color_id) on delete cascade
);

-- What a colour cost before its present price, in minor units; the last record ends on the day of the present price.
create table past_price (
  product_id text not null references product (id) on delete cascade,
  color_id text not null,
  currency text not null,
  price integer not null check (price > 0),
  since date not null,
  until date not null check (until > since),
  primary key (product_id, color_id, currency, since)
);

-- True unless the transaction brings what is derived itself, as the load of a whole shop does.
create function derives() returns boolean language sql stable as $$
  select coalesce(current_setting('haberdash.derives', true), '') <> 'off'
$$;

-- Derives from the prices of the colours: the price range of each currency, by how much a product is reduced, and whether
-- it is in the sale.
create function derive_prices(ids text[]) returns void language plpgsql as $$
declare
  sale text[] := array(select id from category where sale_genders is not null);
begin
  if not derives() then return; end if;
  -- The lock comes first, so that the statements after it see what others have just changed.
  perform 1 from product where id = any (ids) order by id for update;
  insert into product_price as known (currency, product_id, current, original, high_current, high_original)
    select cp.currency, cp.product_id,
      (array_agg(cp.current order by cp.current, c.position))[1],
      (array_agg(cp.original order by cp.current, c.position))[1],
      (array_agg(cp.current order by cp.current desc, c.position desc))[1],
      (array_agg(cp.original order by cp.current desc, c.position desc))[1]
    from color_price cp join product_color c using (product_id, color_id)
    where cp.product_id = any (ids) group by cp.currency, cp.product_id
    on conflict (currency, product_id) do update set current = excluded.current, original = excluded.original,
      high_current = excluded.high_current, high_original = excluded.high_original
    where (known.current, known.original, known.high_current, known.high_original)
      <> (excluded.current, excluded.original, excluded.high_current, excluded.high_original);
  delete from product_price pp where pp.product_id = any (ids) and not exists (
    select from color_price cp where cp.product_id = pp.product_id and cp.currency = pp.currency);
  update product p set discount_percent = d.percent,
    category_ids = array(select x.id from unnest(p.category_ids) with ordinality as x (id, at)
      where x.id <> all (sale) order by x.at) || d.in_sale
  from (select q.id, q.percent,
      array(select c.id from category c where q.percent > 0 and q.gender = any (c.sale_genders)
        order by c.position, c.id) as in_sale
    from (select i.id, i.gender, coalesce((select max(case when cp.original > cp.current
          then greatest(1, round(100.0 * (cp.original - cp.current) / cp.original)) else 0 end)
        from color_price cp where cp.product_id = i.id), 0)::smallint as percent
      from product i where i.id = any (ids)) q) d
  where p.id = d.id and (p.discount_percent <> d.percent or not p.category_ids @> d.in_sale or exists (
    select from unnest(p.category_ids) x where x = any (sale) and x <> all (d.in_sale)));
end $$;

create function derive_prices_of_part() returns trigger language plpgsql as $$
begin
  perform derive_prices(array(select distinct product_id from changed));
  return null;
end $$;
create trigger color_prices_added after insert on color_price referencing new table as changed for each statement
  execute function derive_prices_of_part();
create trigger color_prices_removed after delete on color_price referencing old table as changed for each statement
  execute function derive_prices_of_part();

-- A changed price also becomes a past one. Of the prices of one day the lowest is recorded, until the next day.
create function record_past_prices() returns trigger language plpgsql as $$
declare
  today date := (now() at time zone 'utc')::date;
begin
  insert into past_price as known (product_id, color_id, currency, price, since, until)
    select o.product_id, o.color_id, o.currency, o.current, s.since, greatest(today, s.since + 1)
    from before o join changed n using (product_id, color_id, currency) join product p on p.id = o.product_id
    cross join lateral (select least(today, coalesce(max(x.until), (p.created_at at time zone 'utc')::date)) as since
      from past_price x
      where (x.product_id, x.color_id, x.currency) = (o.product_id, o.color_id, o.currency)) s
    where o.current <> n.current
    on conflict (product_id, color_id, currency, since) do update
      set price = least(known.price, excluded.price), until = greatest(known.until, excluded.until);
  perform derive_prices(array(select distinct product_id from changed));
  return null;
end $$;
create trigger color_prices_changed after update on color_price
  referencing old table as before new table as changed for each statement
  execute function record_past_prices();

-- ## Stock

create table stock (
  variant_id text not null references variant (id) on delete cascade,
  location text not null default 'online',
  quantity integer not null,
  primary key (variant_id, location),
  constraint stock_quantity check (quantity >= 0)
);

-- Derives what listings filter by from colours, variants and stock. The lock comes first, so that the statement after it
-- sees what others have just changed.
create function derive_choices(ids text[]) returns void language plpgsql as $$
begin
  if not derives() then return; end if;
  perform 1 from product where id = any (ids) order by id for update;
  update product p set sizes = d.sizes, families = d.families, sizes_in_stock = d.in_stock, stores_in_stock = d.in_stores
  from (select i.id,
      array(select v.size_id from variant v where v.product_id = i.id
        group by v.size_id order by min(v.size_position), v.size_id) as sizes,
      array(select c.family from product_color c where c.product_id = i.id
        group by c.family order by min(c.position), c.family) as families,
      array(select distinct v.size_id from variant v
        join stock s on s.variant_id = v.id and s.location = 'online' and s.quantity > 0
        where v.product_id = i.id order by v.size_id) as in_stock,
      array(select distinct s.location from variant v
        join stock s on s.variant_id = v.id and s.location <> 'online' and s.quantity > 0
        where v.product_id = i.id order by s.location) as in_stores
    from unnest(ids) as i (id)) d
  where p.id = d.id and not (
    p.sizes @> d.sizes and p.sizes <@ d.sizes and p.families @> d.families and p.families <@ d.families
    and p.sizes_in_stock @> d.in_stock and p.sizes_in_stock <@ d.in_stock
    and p.stores_in_stock @> d.in_stores and p.stores_in_stock <@ d.in_stores);
end $$;

create function derive_choices_of_part() returns trigger language plpgsql as $$
begin
  perform derive_choices(array(select distinct product_id from changed));
  return null;
end $$;
create trigger colors_added after insert on product_color referencing new table as changed for each statement
  execute function derive_choices_of_part();
create trigger colors_changed after update on product_color referencing new table as changed for each statement
  execute function derive_choices_of_part();
create trigger colors_removed after delete on product_color referencing old table as changed for each statement
  execute function derive_choices_of_part();
create trigger variants_added after insert on variant referencing new table as changed for each statement
  execute function derive_choices_of_part();
create trigger variants_changed after update on variant referencing new table as changed for each statement
  execute function derive_choices_of_part();
create trigger variants_removed after delete on variant referencing old table as changed for each statement
  execute function derive_choices_of_part();

create function derive_choices_of_stock() returns trigger language plpgsql as $$
begin
  perform derive_choices(array(
    select distinct v.product_id from changed c join variant v on v.id = c.variant_id));
  return null;
end $$;
create trigger stock_added after insert on stock referencing new table as changed for each statement
  execute function derive_choices_of_stock();
create trigger stock_removed after delete on stock referencing old table as changed for each statement
  execute function derive_choices_of_stock();

-- An order changes single rows, hardly any of which come to zero: those cost nothing here.
create function derive_choices_of_row() returns trigger language plpgsql as $$
begin
  perform derive_choices(array(
    select distinct product_id from variant where id in (old.variant_id, new.variant_id)));
  return null;
end $$;
create trigger stock_crosses_zero after update on stock for each row
  when ((old.quantity = 0) <> (new.quantity = 0)
    or (old.variant_id, old.location) <> (new.variant_id, new.location))
  execute function derive_choices_of_row();

create table stock_notification (
  id uuid primary key,
  variant_id text not null references variant (id) on delete cascade,
  location text not null,
  email text not null,
  locale text not null,
  requested_at timestamptz not null,
  sent_at timestamptz,
  remove_at timestamptz not null
);
create unique index stock_notification_once on stock_notification (variant_id, location, email)
  where sent_at is null;
create index stock_notification_of_mailbox on stock_notification (email);
create index stock_notification_ended on stock_notification (remove_at);

-- ## Search

create table product_search (
  product_id text not null references product (id) on delete cascade,
  language text not null,
  document tsvector not null,
  primary key (product_id, language)
);
create trigger words_added after insert on product_search referencing new table as changed for each statement
  execute function note_price_change();
create trigger words_changed after update on product_search referencing new table as changed for each statement
  execute function note_price_change();
create trigger words_removed after delete on product_search referencing old table as changed for each statement
  execute function note_price_change();

-- Products whose words the service has yet to make, because something that they are found by has changed.
create table search_queue (
  product_id text primary key
);

create function queue_words() returns trigger language plpgsql as $$
begin
  if not derives() then return null; end if;
  insert into search_queue (product_id) select distinct product_id from changed order by 1 on conflict do nothing;
  return null;
end $$;
create trigger text_added after insert on product_text referencing new table as changed for each statement
  execute function queue_words();
create trigger text_changed after update on product_text referencing new table as changed for each statement
  execute function queue_words();
create trigger text_removed after delete on product_text referencing old table as changed for each statement
  execute function queue_words();
create trigger color_words_added after insert on product_color referencing new table as changed for each statement
  execute function queue_words();
create trigger color_words_changed after update on product_color referencing new table as changed for each statement
  execute function queue_words();
create trigger color_words_removed after delete on product_color referencing old table as changed for each statement
  execute function queue_words();

create function queue_words_of_row() returns trigger language plpgsql as $$
begin
  insert into search_queue (product_id) values (new.id) on conflict do nothing;
  return null;
end $$;
create trigger categories_changed after update of category_ids on product for each row
  when (old.category_ids <> new.category_ids) execute function queue_words_of_row();

create table search_term (
  language text not null,
  kind text not null check (kind in ('word', 'phrase')),
  term text not null,
  display text not null,
  weight integer not null,
  primary key (language, kind, term)
);

-- ## Categories and sets

create table category (
  id text primary key check (id ~ '^[0-9]{4,7}$'),
  parent_id text,
  position smallint not null,
  slug text not null,
  scene text not null,
  cuts_across boolean not null default false,
  -- A category of the sale holds the reduced products of these genders; all others have none.
  sale_genders text[]
);

create table category_text (
  category_id text not null references category (id) on delete cascade,
  language text not null,
  name text not null,
  title text not null,
  description text not null,
  primary key (category_id, language)
);

create function queue_words_of_category() returns trigger language plpgsql as $$
begin
  insert into search_queue (product_id)
    select p.id from product p where p.category_ids && array(select distinct category_id from changed)
    order by 1 on conflict do nothing;
  return null;
end $$;
create trigger category_text_added after insert on category_text referencing new table as changed for each statement
  execute function queue_words_of_category();
create trigger category_text_changed after update on category_text referencing new table as changed for each statement
  execute function queue_words_of_category();
create trigger category_text_removed after delete on category_text referencing old table as changed for each statement
  execute function queue_words_of_category();

create table product_set (
  id text primary key,
  slug text not null,
  scene text not null,
  names jsonb not null,
  descriptions jsonb not null,
  position smallint not null
);

create table product_set_item (
  set_id text not null references product_set (id) on delete cascade,
  product_id text not null references product (id) on delete cascade,
  position smallint not null,
  primary key (set_id, product_id)
);
create index product_set_item_of_product on product_set_item (product_id);

-- ## Customised products

create table recipe (
  id text primary key,
  product_id text not null,
  code text,
  choices jsonb not null,
  initials text,
  known_since timestamptz not null
);
create unique index recipe_of_code on recipe (product_id, code) where code is not null;
create index recipe_by_age on recipe (known_since);

-- ## Imported assortments

create table assortment_cursor (
  id integer primary key check (id = 1),
  change bigint not null
);

-- ## Stores and collection points

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
  opening_hours jsonb not null,
  takes_parcels boolean not null default true,
  -- An order that is picked up is taxed here; without a province, at the billing address.
  province text,
  time_zone text,
  special_days jsonb not null default '[]',
  services jsonb not null default '[]'
);
create index store_by_country on store (country_code);

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
  most_pieces integer not null,
  -- As for a store.
  province text
);
create index collection_point_by_country on collection_point (country_code);

-- ## Reviews and questions

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
  unhelpful integer not null default 0,
  fit text check (fit in ('runs-small', 'true-to-size', 'runs-large')),
  state text not null default 'published' check (state in ('submitted', 'published', 'rejected')),
  writer text,
  -- Which text of a review it is; a decision of editors is about one of them.
  version integer not null default 1 check (version >= 1),
  constraint review_score check (score between 1 and 5)
);
create index review_by_product on review (product_id, created_on desc, id);
create unique index review_of_writer on review (product_id, writer) where writer is not null;
create index review_of_person on review (writer) where writer is not null;

create table question (
  id text primary key,
  product_id text not null references product (id) on delete cascade,
  language text not null,
  locale text not null,
  text text not null,
  author text not null,
  asked_at timestamptz not null,
  state text not null default 'published' check (state in ('submitted', 'published', 'rejected')),
  asker text,
  email text
);
create index question_by_product on question (product_id, asked_at desc, id);
create index question_of_person on question (asker) where asker is not null;

create table answer (
  id text primary key,
  question_id text not null references question (id) on delete cascade,
  text text not null,
  author text not null,
  answered_on date not null,
  from_brand boolean not null default false,
  helpful integer not null default 0,
  unhelpful integer not null default 0
);
create index answer_of_question on answer (question_id, answered_on, id);

create table helpful_vote (
  kind text not null check (kind in ('review', 'answer')),
  target_id text not null,
  voter text not null,
  is_helpful boolean not null,
  voted_at timestamptz not null,
  primary key (kind, target_id, voter)
);
create index helpful_vote_of_person on helpful_vote (voter);

create table review_flag (
  review_id text not null,
  reporter text not null,
  reason text not null,
  comment text,
  flagged_at timestamptz not null,
  primary key (review_id, reporter)
);

create table text_submission (
  id text primary key,
  kind text not null check (kind in ('review', 'question')),
  tries integer not null default 0,
  due_at timestamptz not null
);
create index text_submission_due on text_submission (due_at);

create table text_decision_cursor (
  id integer primary key,
  change bigint not null
);

-- ## Pictures of shoppers

create table uploaded_picture (
  id text primary key,
  owner text not null,
  bytes bytea not null,
  width integer not null,
  height integer not null,
  review_id text references review (id) on delete cascade,
  position smallint not null default 0,
  remove_at timestamptz
);
create index uploaded_picture_of_owner on uploaded_picture (owner);
create index uploaded_picture_of_review on uploaded_picture (review_id) where review_id is not null;
create index uploaded_picture_remove_at on uploaded_picture (remove_at) where remove_at is not null;

create table look_share (
  picture_id text primary key references uploaded_picture (id) on delete cascade,
  owner text not null,
  email text not null,
  nickname text not null,
  language text not null,
  caption text not null,
  product_id text,
  due_at timestamptz not null,
  tries integer not null default 0,
  remove_at timestamptz not null
);
create index look_share_due on look_share (due_at);
create index look_share_of_owner on look_share (owner);
create index look_share_remove_at on look_share (remove_at);

create table look_report (
  key text primary key,
  look_id text not null,
  reason text not null,
  due_at timestamptz,
  tries integer not null default 0,
  remove_at timestamptz not null
);
create index look_report_due on look_report (due_at) where due_at is not null;
create index look_report_remove_at on look_report (remove_at);
