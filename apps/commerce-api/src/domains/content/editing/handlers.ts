import type { ServedKind } from '@haberdash/content-files';

import { editorOf, type RequestContext } from '../../../platform/context/request-context.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { rejectAll, ServiceError } from '../../../platform/errors/service-error.ts';
import { defineHandlers } from '../../../platform/operations/area.ts';
import type { Clock } from '../../../shared/clock.ts';
import {
  addVersion,
  findNewest,
  findVersion,
  listNewest,
  listVersions,
  publish,
  showDraft,
  type DocumentAddress,
  type NewVersion,
  type VersionRow,
} from './repository.ts';
import { asJson, documentProblems } from './rules.ts';
import { toDraft, toListed, toVersion } from './view.ts';

const LONGEST_FIELD = 120;
const LONGEST_REASON = 300;
const LONGEST_SUGGESTION = 1_000;
const MOST_BODIES = 20;

/** Rejects a document with every problem, by the pointer of its field. */
function check({ kind, slug }: Pick<DocumentAddress, 'kind' | 'slug'>, body: unknown, place: string): void {
  rejectAll(
    documentProblems(kind, slug, body).map(({ pointer, reason, suggestion }) => ({
      errorId: 'API400' as const,
      field: `${place}${pointer}`.slice(0, LONGEST_FIELD),
      additionalInfo: {
        reason: reason.slice(0, LONGEST_REASON),
        suggestion: suggestion.slice(0, LONGEST_SUGGESTION),
      },
    })),
  );
}

interface AddressParams {
  readonly siteId: string;
  readonly kind: ServedKind;
  readonly slug: string;
  readonly locale: string;
}

const addressOf = ({ siteId, kind, slug, locale }: AddressParams): DocumentAddress => ({
  siteId,
  kind,
  slug,
  locale,
});

async function add(
  tx: Tx,
  address: DocumentAddress,
  version: NewVersion,
  field: string,
): Promise<VersionRow> {
  const added = await addVersion(tx, address, version);
  if (added === undefined) throw new ServiceError('CNT409', { field });
  return added;
}

interface Parts {
  readonly clock: Clock;
}

/** Reads of editors. */
export const editorReads = ({ clock }: Parts) =>
  defineHandlers({
    listDocuments: async ({ object: { siteId }, db, query }) => {
      const now = new Date(clock.now());
      const { kind, bodies = false, limit = 100, offset = 0 } = query ?? {};
      const found = await listNewest(db, { siteId, kind, now });
      const items = found.slice(offset, offset + (bodies ? Math.min(limit, MOST_BODIES) : limit));
      return {
        total: found.length,
        items: items.map((document) => (bodies ? toDraft(document, now) : toListed(document, now))),
      };
    },

    listDocumentVersions: async ({ db, params }) => {
      const address = addressOf(params);
      const rows = await listVersions(db, address);
      if (rows.length === 0 && (await findNewest(db, address, new Date(clock.now()))) === undefined)
        throw new ServiceError('API404');
      return { versions: rows.map(toVersion) };
    },

    getDraft: async ({ db, params, query }) => {
      const address = addressOf(params);
      const now = new Date(clock.now());
      const found =
        query?.version === undefined
          ? await findNewest(db, address, now)
          : await findVersion(db, address, query.version);
      if (found === undefined) throw new ServiceError('API404');
      return toDraft({ ...found, ...address }, now);
    },
  });

/** Writes of editors; each is a version with its editor and time. */
export const editorWrites = ({ clock }: Parts) => {
  const facts = (context: RequestContext) => ({ now: new Date(clock.now()), savedBy: editorOf(context) });

  return defineHandlers({
    saveDraft: async ({ tx, params, body: { basedOn, body }, context }) => {
      const address = addressOf(params);
      check(address, body, 'body');
      const { now, savedBy } = facts(context);
      const row = await add(
        tx,
        address,
        { basedOn, body: asJson(body), action: 'draft', savedBy, now, publishFrom: null },
        'basedOn',
      );
      await showDraft(tx, address, row);
      return toDraft({ ...row, ...address }, now);
    },

    publishDocuments: async ({ object: { siteId }, tx, body: { documents, publishFrom }, context }) => {
      const { now, savedBy } = facts(context);
      const wanted = publishFrom === undefined ? now : new Date(publishFrom);
      const from = wanted > now ? wanted : now;
      const items = [];
      for (const [index, document] of documents.entries()) {
        const address = addressOf({ ...document, siteId });
        const place = `documents.${index}`;
        const body = document.body ?? (await findNewest(tx, address, now))?.body;
        if (body === undefined) throw new ServiceError('API404', { field: place });
        check(address, body, place);
        const { basedOn } = document;
        const row = await add(
          tx,
          address,
          { basedOn, body: asJson(body), action: 'publish', savedBy, now, publishFrom: from },
          place,
        );
        await publish(tx, address, row);
        items.push(toListed({ ...row, ...address }, now));
      }
      return { items };
    },

    restoreVersion: async ({ tx, params, body: { version, basedOn, publish: isPublished }, context }) => {
      const address = addressOf(params);
      const { now, savedBy } = facts(context);
      const earlier = await findVersion(tx, address, version);
      if (earlier === undefined) throw new ServiceError('API404');
      // An earlier version may have what blocks no longer read.
      check(address, earlier.body, 'body');
      const publishFrom = isPublished === true ? now : null;
      const body = asJson(earlier.body);
      const row = await add(
        tx,
        address,
        { basedOn, body, action: 'restore', savedBy, now, publishFrom },
        'basedOn',
      );
      await (isPublished === true ? publish(tx, address, row) : showDraft(tx, address, row));
      return toDraft({ ...row, ...address }, now);
    },
  });
};
