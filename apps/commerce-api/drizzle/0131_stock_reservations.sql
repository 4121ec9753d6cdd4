create table stock_reservation (
  id uuid primary key default gen_random_uuid(),
  cart_id uuid not null references cart (id) on delete cascade,
  variant_id text not null,
  location text not null,
  quantity integer not null check (quantity > 0),
  reserved_until timestamptz not null
);
--> statement-breakpoint
create unique index stock_reservation_shelf on stock_reservation (cart_id, variant_id, location);
--> statement-breakpoint
create index stock_reservation_ended on stock_reservation (reserved_until);
--> statement-breakpoint
-- Whatever removes a reservation, its cart's removal included, puts its pieces on sale again.
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
--> statement-breakpoint
create trigger put_reserved_back after delete on stock_reservation
  referencing old table as ended for each statement execute function put_reserved_back();
--> statement-breakpoint
-- Pieces that were set aside before they were taken are set aside again until then when the payment comes to nothing.
alter table stock_hold add column reserved_until timestamptz;
