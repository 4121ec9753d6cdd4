-- Where a placed order stands with whoever packs and ships it.
create table order_fulfilment (
  order_number text primary key references shop_order (order_number) on delete cascade,
  stage text not null default 'PLACED' check (stage in
    ('PLACED', 'IN_PREPARATION', 'READY_FOR_PICKUP', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'RETURNED')),
  change integer not null default 0,
  parcels jsonb not null default '[]',
  task text check (task in ('HAND_OVER', 'STOP')),
  due_at timestamptz not null,
  tries integer not null default 0,
  cancel_reason text,
  cancelled_at timestamptz
);
--> statement-breakpoint
create index order_fulfilment_due on order_fulfilment (due_at) where task is not null;
--> statement-breakpoint
create table fulfilment_cursor (
  id integer primary key check (id = 1),
  change integer not null
);
--> statement-breakpoint
insert into order_fulfilment (order_number, task, due_at)
  select order_number, 'HAND_OVER', created_at from shop_order where state = 'PLACED';
