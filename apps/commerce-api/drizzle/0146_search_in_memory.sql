-- Searches are answered from memory: what a product is found by is one more thing whose change has to be noticed, and
-- the index over the words is used by nobody.
drop index product_search_document;
--> statement-breakpoint
create trigger words_added after insert on product_search referencing new table as changed for each statement
  execute function note_price_change();
--> statement-breakpoint
create trigger words_changed after update on product_search referencing new table as changed for each statement
  execute function note_price_change();
--> statement-breakpoint
create trigger words_removed after delete on product_search referencing old table as changed for each statement
  execute function note_price_change();
