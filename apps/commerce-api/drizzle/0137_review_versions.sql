-- Which writing of a review it is; what editors decide is about one of them.
alter table review add column version integer not null default 1 check (version >= 1);
