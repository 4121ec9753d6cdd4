create table recipe (
  id text primary key,
  product_id text not null,
  code text,
  choices jsonb not null,
  initials text,
  known_since timestamptz not null
);
--> statement-breakpoint
create unique index recipe_of_code on recipe (product_id, code) where code is not null;
--> statement-breakpoint
create index recipe_by_age on recipe (known_since);
--> statement-breakpoint
alter table saved_item add column recipe_id text not null default '';
--> statement-breakpoint
drop index saved_item_variant;
--> statement-breakpoint
create unique index saved_item_variant on saved_item (list_id, variant_id, recipe_id);
--> statement-breakpoint
create index cart_line_of_recipe on cart_line (recipe_id) where recipe_id <> '';
--> statement-breakpoint
create index saved_item_of_recipe on saved_item (recipe_id) where recipe_id <> '';
--> statement-breakpoint
create index order_line_of_recipe on order_line (recipe_id) where recipe_id <> '';
