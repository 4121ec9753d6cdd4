-- What shoppers send back.
create table order_return (
  return_number text primary key,
  order_number text not null references shop_order (order_number) on delete cascade,
  state text not null check (state in ('ASKED', 'OPEN')),
  carrier text,
  tracking_number text,
  valid_until date,
  created_at timestamptz not null,
  check (state = 'ASKED' or (carrier is not null and tracking_number is not null and valid_until is not null))
);
--> statement-breakpoint
create index order_return_order on order_return (order_number);
--> statement-breakpoint
create table order_return_line (
  return_number text not null references order_return (return_number) on delete cascade,
  line_id text not null,
  quantity integer not null check (quantity > 0),
  reason text not null,
  primary key (return_number, line_id)
);
