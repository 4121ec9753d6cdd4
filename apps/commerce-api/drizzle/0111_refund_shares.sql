-- Several tenders pay an order, so a refund says what goes back to each of them. Before, the payment party was told,
-- whose tender is the last one.
alter table order_refund add column shares jsonb;
--> statement-breakpoint
update order_refund set shares = jsonb_build_array(jsonb_build_object(
  'tender', coalesce((select jsonb_array_length(plan -> 'tenders') - 1 from payment_attempt where id = attempt_id), 0),
  'amount', amount
));
--> statement-breakpoint
alter table order_refund alter column shares set not null;
