-- What is fetched is taxed where it is fetched. A place of which nobody knows the province keeps the one of the bill.
alter table store add column province text;
--> statement-breakpoint
alter table collection_point add column province text;
