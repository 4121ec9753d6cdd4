create table favorite_list (
  id uuid primary key,
  owner text not null,
  brand text not null,
  share_id text unique,
  created_at timestamptz not null
);
--> statement-breakpoint
create unique index favorite_list_of_owner on favorite_list (owner, brand);
--> statement-breakpoint
create table favorite_item (
  id uuid primary key,
  list_id uuid not null references favorite_list (id) on delete cascade,
  product_id text not null references product (id) on delete cascade,
  quantity integer not null check (quantity between 1 and 999999),
  position integer not null,
  added_at timestamptz not null
);
--> statement-breakpoint
create unique index favorite_item_product on favorite_item (list_id, product_id);
--> statement-breakpoint
create index favorite_item_by_product on favorite_item (product_id);
