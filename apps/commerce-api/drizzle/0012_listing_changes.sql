-- Listings are answered from memory. Each product says in which transaction it changed last, so that a reader
-- finds what is new to it: all from the oldest transaction on that was still open when it last looked.
alter table product add column changed_in xid8 not null default pg_current_xact_id();
--> statement-breakpoint
create index product_by_change on product (changed_in);
--> statement-breakpoint
create table product_removal (
  product_id text primary key,
  removed_in xid8 not null default pg_current_xact_id()
);
--> statement-breakpoint
create function note_product_change() returns trigger language plpgsql as $$
begin
  new.changed_in := pg_current_xact_id();
  return new;
end $$;
--> statement-breakpoint
create trigger product_changes before insert or update on product for each row
  execute function note_product_change();
--> statement-breakpoint
create function note_product_removal() returns trigger language plpgsql as $$
begin
  insert into product_removal (product_id) values (case tg_op when 'TRUNCATE' then '*' else old.id end)
    on conflict (product_id) do update set removed_in = excluded.removed_in;
  return null;
end $$;
--> statement-breakpoint
create trigger product_removed after delete on product for each row execute function note_product_removal();
--> statement-breakpoint
create trigger products_removed after truncate on product for each statement
  execute function note_product_removal();
--> statement-breakpoint
create function note_price_change() returns trigger language plpgsql as $$
begin
  update product set changed_in = pg_current_xact_id()
    where id in (select product_id from changed) and changed_in <> pg_current_xact_id();
  return null;
end $$;
--> statement-breakpoint
create trigger price_added after insert on product_price referencing new table as changed for each statement
  execute function note_price_change();
--> statement-breakpoint
create trigger price_changed after update on product_price referencing new table as changed for each statement
  execute function note_price_change();
--> statement-breakpoint
create trigger price_removed after delete on product_price referencing old table as changed for each statement
  execute function note_price_change();
