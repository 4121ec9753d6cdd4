alter table coupon_use add column is_single boolean not null default false;
--> statement-breakpoint
-- What was used twice before there was a rule keeps both rows; the first of them counts as the one use.
update coupon_use u set is_single = true
  from (
    select distinct on (cu.code, cu.owner) cu.code, cu.attempt_id
      from coupon_use cu join coupon c on c.code = cu.code and c.once_per_shopper
      order by cu.code, cu.owner, cu.attempt_id) first
  where u.code = first.code and u.attempt_id = first.attempt_id;
--> statement-breakpoint
create unique index coupon_use_once on coupon_use (code, owner) where is_single;
