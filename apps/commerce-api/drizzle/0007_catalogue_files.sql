-- What merchants' files bring: ids of their own, and products that are not on sale yet.

alter table product add column reference text;
-- The brand that search engines and feeds read; without one it is the shop's own.
alter table product add column vendor text;
create unique index product_reference on product (reference) where reference is not null;
alter table product drop constraint product_status_check;
alter table product add constraint product_status check (status in ('draft', 'active', 'gone'));

alter table variant add column sku text;
create unique index variant_sku on variant (sku) where sku is not null;

-- The orders whose units are still on the shelf, without reading all others.
create index order_fulfilment_open on order_fulfilment (order_number)
  where stage in ('PLACED', 'IN_PREPARATION', 'READY_FOR_PICKUP');
