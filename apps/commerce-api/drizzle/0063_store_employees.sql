create table store_employee (
  employee_no text primary key,
  subject text not null unique,
  brand text not null,
  store_id text not null,
  name text not null,
  is_active boolean not null default true
);
--> statement-breakpoint
create index store_employee_of_store on store_employee (store_id);
