alter table review
  add column unhelpful integer not null default 0,
  add column fit text check (fit in ('runs-small', 'true-to-size', 'runs-large')),
  add column state text not null default 'published' check (state in ('submitted', 'published', 'refused')),
  add column writer text;
--> statement-breakpoint
create unique index review_of_writer on review (product_id, writer) where writer is not null;
--> statement-breakpoint
create index review_of_person on review (writer) where writer is not null;
--> statement-breakpoint
create table review_flag (
  review_id text not null,
  reporter text not null,
  reason text not null,
  comment text,
  flagged_at timestamptz not null,
  primary key (review_id, reporter)
);
--> statement-breakpoint
create table question (
  id text primary key,
  product_id text not null references product (id) on delete cascade,
  language text not null,
  locale text not null,
  text text not null,
  author text not null,
  asked_at timestamptz not null,
  state text not null default 'published' check (state in ('submitted', 'published', 'refused')),
  asker text,
  email text
);
--> statement-breakpoint
create index question_by_product on question (product_id, asked_at desc, id);
--> statement-breakpoint
create index question_of_person on question (asker) where asker is not null;
--> statement-breakpoint
create table answer (
  id text primary key,
  question_id text not null references question (id) on delete cascade,
  text text not null,
  author text not null,
  answered_on date not null,
  from_brand boolean not null default false,
  helpful integer not null default 0,
  unhelpful integer not null default 0
);
--> statement-breakpoint
create index answer_of_question on answer (question_id, answered_on, id);
--> statement-breakpoint
create table helpful_vote (
  kind text not null check (kind in ('review', 'answer')),
  target_id text not null,
  voter text not null,
  is_helpful boolean not null,
  voted_at timestamptz not null,
  primary key (kind, target_id, voter)
);
--> statement-breakpoint
create index helpful_vote_of_person on helpful_vote (voter);
--> statement-breakpoint
create table text_submission (
  id text primary key,
  kind text not null check (kind in ('review', 'question')),
  tries integer not null default 0,
  due_at timestamptz not null
);
--> statement-breakpoint
create index text_submission_due on text_submission (due_at);
--> statement-breakpoint
create table text_decision_cursor (
  id integer primary key,
  change bigint not null
);
