-- A document may be published from a moment on, until another, or both; several versions of it may wait.
alter table content_document add column publish_from timestamptz;
--> statement-breakpoint
alter table content_document add column publish_until timestamptz;
--> statement-breakpoint
alter table content_document drop constraint content_document_pkey;
--> statement-breakpoint
alter table content_document add constraint content_document_version
  unique nulls not distinct (kind, site_id, locale, mode, slug, publish_from);
--> statement-breakpoint
alter table content_document add constraint content_document_publication
  check (publish_until is null or publish_from is null or publish_until > publish_from);
