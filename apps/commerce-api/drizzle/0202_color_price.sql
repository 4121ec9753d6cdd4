create table color_price (
  product_id text not null,
  color_id text not null,
  currency text not null,
  current integer not null,
  original integer not null,
  primary key (product_id, color_id, currency),
  constraint color_price_order check (current > 0 and original >= current),
  foreign key (product_id, color_id) references product_color (product_id, color_id) on delete cascade
);
--> statement-breakpoint
insert into color_price (product_id, color_id, currency, current, original)
select distinct on (v.product_id, v.color_id, p.currency) v.product_id, v.color_id, p.currency, p.current, p.original
from variant_price p
join variant v on v.id = p.variant_id
join product_color c on c.product_id = v.product_id and c.color_id = v.color_id
order by v.product_id, v.color_id, p.currency, p.current;
--> statement-breakpoint
drop table variant_price;
