create table look_report (
  key text primary key,
  look_id text not null,
  reason text not null,
  due_at timestamptz,
  tries integer not null default 0,
  remove_at timestamptz not null
);
--> statement-breakpoint
create index look_report_due on look_report (due_at) where due_at is not null;
--> statement-breakpoint
create index look_report_remove_at on look_report (remove_at);
