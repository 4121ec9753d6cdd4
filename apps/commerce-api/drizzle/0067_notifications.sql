create table notification_choice (
  consumer_no text not null references consumer (consumer_no) on delete cascade,
  request_type text not null
    check (request_type in ('ORDER_STATUS', 'PICKUP_READY', 'DELIVERY', 'RETURN_STATUS', 'BACK_IN_STOCK')),
  channel text not null check (channel in ('email', 'sms')),
  optin boolean not null,
  recipient text not null,
  updated_at timestamptz not null,
  primary key (consumer_no, request_type, channel)
);
--> statement-breakpoint
alter table subscription add column source text;
