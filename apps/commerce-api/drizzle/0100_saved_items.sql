create table saved_list (
  id uuid primary key,
  owner text not null,
  brand text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
--> statement-breakpoint
create unique index saved_list_of_owner on saved_list (owner, brand);
--> statement-breakpoint
create index saved_list_left on saved_list (updated_at) where owner like 'guest-%';
--> statement-breakpoint
create table saved_item (
  id uuid primary key,
  list_id uuid not null references saved_list (id) on delete cascade,
  variant_id text not null,
  quantity integer not null check (quantity > 0),
  position integer not null,
  saved_at timestamptz not null
);
--> statement-breakpoint
create unique index saved_item_variant on saved_item (list_id, variant_id);
--> statement-breakpoint
create index saved_item_of_variant on saved_item (variant_id);
