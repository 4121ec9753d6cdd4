create table look_share (
  picture_id text primary key references uploaded_picture (id) on delete cascade,
  owner text not null,
  email text not null,
  nickname text not null,
  language text not null,
  caption text not null,
  product_id text,
  due_at timestamptz not null,
  tries integer not null default 0,
  remove_at timestamptz not null
);
--> statement-breakpoint
create index look_share_due on look_share (due_at);
--> statement-breakpoint
create index look_share_of_owner on look_share (owner);
--> statement-breakpoint
create index look_share_remove_at on look_share (remove_at);
