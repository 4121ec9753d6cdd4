create table idempotency_record (
  owner text not null,
  key text not null,
  request_hash text not null,
  lease_until timestamptz not null,
  outcome json,
  expires_at timestamptz not null,
  primary key (owner, key)
);
--> statement-breakpoint
create index idempotency_record_expiry on idempotency_record (expires_at);
