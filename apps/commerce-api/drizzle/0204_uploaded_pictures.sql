create table uploaded_picture (
  id text primary key,
  owner text not null,
  bytes bytea not null,
  width integer not null,
  height integer not null,
  review_id text references review (id) on delete cascade,
  position smallint not null default 0,
  remove_at timestamptz
);
--> statement-breakpoint
create index uploaded_picture_of_owner on uploaded_picture (owner);
--> statement-breakpoint
create index uploaded_picture_of_review on uploaded_picture (review_id) where review_id is not null;
--> statement-breakpoint
create index uploaded_picture_remove_at on uploaded_picture (remove_at) where remove_at is not null;
