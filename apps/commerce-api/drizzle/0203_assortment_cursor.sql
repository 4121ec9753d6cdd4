create table assortment_cursor (
  id integer primary key check (id = 1),
  change bigint not null
);
