-- Returns that have arrived, and the money that goes back for them.
alter table order_return drop constraint order_return_state_check;
--> statement-breakpoint
alter table order_return add constraint order_return_state_check check (state in ('ASKED', 'OPEN', 'ARRIVED'));
--> statement-breakpoint
alter table order_return add column arrived_at timestamptz;
--> statement-breakpoint
alter table order_return add constraint order_return_arrived_check check ((state = 'ARRIVED') = (arrived_at is not null));
--> statement-breakpoint
create table order_refund (
  refund_key text primary key,
  order_number text not null references shop_order (order_number) on delete cascade,
  attempt_id uuid not null,
  amount integer not null check (amount > 0),
  state text not null check (state in ('DUE', 'DONE')),
  due_at timestamptz not null,
  tries integer not null default 0,
  created_at timestamptz not null
);
--> statement-breakpoint
create index order_refund_order on order_refund (order_number);
--> statement-breakpoint
create index order_refund_due on order_refund (due_at) where state = 'DUE';
