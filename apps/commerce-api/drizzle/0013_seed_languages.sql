alter table seed_record add column languages jsonb not null default '["en", "fr", "de"]'
