import type { Draft, EditedDocument, DocumentVersion } from '@haberdash/api-client/content';

import { asJson, stateOf } from './rules.ts';
import type { ListedDocument, Newest, VersionRow } from './repository.ts';

const datesOf = ({ savedBy, savedAt, publishFrom }: Pick<Newest, 'savedBy' | 'savedAt' | 'publishFrom'>) => ({
  ...(savedBy === null ? {} : { savedBy }),
  savedAt: savedAt.toISOString(),
  ...(publishFrom === null ? {} : { publishFrom: publishFrom.toISOString() }),
});

/** A document without its text. */
export const toListed = (document: ListedDocument, now: Date): EditedDocument => ({
  kind: document.kind,
  slug: document.slug,
  locale: document.locale,
  version: document.version,
  state: stateOf(document, now),
  ...datesOf(document),
});

export const toDraft = (document: ListedDocument, now: Date): Draft => ({
  ...toListed(document, now),
  body: asJson(document.body),
});

export const toVersion = (
  row: Pick<VersionRow, 'version' | 'action' | 'savedBy' | 'savedAt' | 'publishFrom'>,
): DocumentVersion => ({ version: row.version, action: row.action, ...datesOf(row) });
