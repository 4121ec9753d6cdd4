create table product_set (
  id text primary key,
  slug text not null,
  scene text not null,
  names jsonb not null,
  descriptions jsonb not null,
  position smallint not null
);
--> statement-breakpoint
create table product_set_item (
  set_id text not null references product_set (id) on delete cascade,
  product_id text not null references product (id) on delete cascade,
  position smallint not null,
  primary key (set_id, product_id)
);
--> statement-breakpoint
create index product_set_item_of_product on product_set_item (product_id);
