-- The sandbox parties have books of their own now. Of these only captures under way matter: a placed order whose
-- money the sandbox holds is done. Payments that were not decided are given up by the reconciler, because the new
-- books do not know them.
update payment_attempt attempt set state = 'COMPLETED'
  from sandbox_payment payment
  where payment.key = attempt.id::text and attempt.state = 'CAPTURING' and payment.state in ('authorised', 'captured');
--> statement-breakpoint
drop table sandbox_card_session;
--> statement-breakpoint
drop table sandbox_payment;
--> statement-breakpoint
drop table sandbox_mail;
