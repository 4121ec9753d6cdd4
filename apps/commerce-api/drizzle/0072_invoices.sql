-- Numbers of invoices run without gaps, in a series for each country and year.
create table invoice_series (
  series text primary key,
  last integer not null
);
--> statement-breakpoint
create table order_invoice (
  order_number text primary key references shop_order (order_number) on delete restrict,
  number text not null unique,
  issued_at timestamptz not null
);
