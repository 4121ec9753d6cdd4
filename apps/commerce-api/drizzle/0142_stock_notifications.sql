create table stock_notification (
  id uuid primary key,
  variant_id text not null references variant (id) on delete cascade,
  location text not null,
  email text not null,
  locale text not null,
  requested_at timestamptz not null,
  sent_at timestamptz,
  remove_at timestamptz not null
);
--> statement-breakpoint
create unique index stock_notification_once on stock_notification (variant_id, location, email) where sent_at is null;
--> statement-breakpoint
create index stock_notification_of_mailbox on stock_notification (email);
--> statement-breakpoint
create index stock_notification_ended on stock_notification (remove_at);
