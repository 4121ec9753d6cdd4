alter table product add column stores_in_stock text[] not null default '{}';
--> statement-breakpoint
update product p set stores_in_stock = array(
  select distinct s.location from variant v
    join stock s on s.variant_id = v.id and s.location <> 'online' and s.quantity > 0
    where v.product_id = p.id order by s.location)
  where exists (select from variant v join stock s on s.variant_id = v.id and s.location <> 'online' and s.quantity > 0
    where v.product_id = p.id);
--> statement-breakpoint
create function keep_stores_in_stock() returns trigger language plpgsql as $$
declare
  touched text;
begin
  select product_id into touched from variant where id = new.variant_id;
  -- The lock comes first, so that the next statement sees what others have just changed.
  perform 1 from product where id = touched for update;
  update product set stores_in_stock = array(
    select distinct s.location from variant v
      join stock s on s.variant_id = v.id and s.location <> 'online' and s.quantity > 0
      where v.product_id = touched order by s.location)
    where id = touched;
  return null;
end $$;
--> statement-breakpoint
create trigger store_stock_crosses_zero after update of quantity on stock for each row
  when (new.location <> 'online' and (old.quantity = 0) <> (new.quantity = 0))
  execute function keep_stores_in_stock();
