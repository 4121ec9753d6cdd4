-- A promotion of the kind `gift` gives one of its variants to a cart whose goods are worth its threshold.
alter table promotion drop constraint promotion_kind_check;
--> statement-breakpoint
alter table promotion add constraint promotion_kind_check
  check (kind in ('percentage', 'amount-off', 'free-shipping', 'gift'));
--> statement-breakpoint
alter table promotion add column gift_variant_ids text[];
--> statement-breakpoint
alter table promotion add constraint promotion_gift_check check (kind <> 'gift' or gift_variant_ids is not null);
