-- Gift cards that were bought for somebody and go out by mail on their day. Their codes are the issuer's alone.
create table digital_gift (
  id uuid primary key,
  order_number text not null references shop_order (order_number) on delete cascade,
  line_id text not null,
  amount integer not null check (amount > 0),
  currency text not null,
  locale text not null,
  sender text not null,
  gift jsonb not null,
  state text not null check (state in ('WAITING', 'SENT')),
  due_at timestamptz not null,
  tries integer not null default 0,
  sends integer not null default 0,
  sent_at timestamptz
);
--> statement-breakpoint
create index digital_gift_order on digital_gift (order_number, line_id);
--> statement-breakpoint
create index digital_gift_due on digital_gift (due_at) where state = 'WAITING';
