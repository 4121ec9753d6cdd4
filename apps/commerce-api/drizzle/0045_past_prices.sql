-- What a colour cost before its present price, in minor units; the last record ends on the day of the present price.
create table past_price (
  product_id text not null references product (id) on delete cascade,
  color_id text not null,
  currency text not null,
  price integer not null check (price > 0),
  since date not null,
  until date not null check (until > since),
  primary key (product_id, color_id, currency, since)
);
