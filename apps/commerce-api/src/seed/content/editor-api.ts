import { createContentClient, type EditedDocument } from '@haberdash/api-client/content';
import type { LocatedDocument } from '@haberdash/content-files';

import { siteOfLocale } from '../../shared/countries/sites.ts';

/** A document of the site with its newest version. */
export interface ServedDocument
  extends LocatedDocument, Pick<EditedDocument, 'version' | 'savedBy' | 'savedAt'> {}

export interface PublishedDocument extends LocatedDocument {
  readonly basedOn: number;
}

/** What the command needs of the service. */
export interface EditorApi {
  readonly list: () => Promise<readonly ServedDocument[]>;
  /** All documents or, when it throws, none. */
  readonly publish: (
    documents: readonly PublishedDocument[],
    publishFrom: string | undefined,
  ) => Promise<readonly EditedDocument[]>;
}

const PAGE = 20;

/** The service, as the editor of a ticket. */
export function createEditorApi(facts: {
  readonly baseUrl: string;
  readonly siteId: string;
  readonly locale: string;
  readonly ticket: string;
}): EditorApi {
  const { baseUrl, siteId, locale, ticket } = facts;
  const region = siteOfLocale(locale)?.region ?? 'EMEA';
  const client = createContentClient({
    baseUrl,
    // Every call has a brand; those of editors are about a site.
    context: { locale, region, siteId, brand: 'content', source: 'content-command' },
  });
  const headers = { authorization: `Bearer ${ticket}` };
  const path = { siteId };
  return {
    async list() {
      const found: ServedDocument[] = [];
      for (let offset = 0, total = 1; offset < total; offset += PAGE) {
        const page = await client.GET('/caas/v1/documents/{siteId}', {
          params: { path, query: { bodies: true, limit: PAGE, offset } },
          headers,
        });
        ({ total } = page);
        found.push(...page.items.map((item) => ({ ...item, body: item.body })));
      }
      return found;
    },
    publish: async (documents, publishFrom) =>
      (
        await client.POST('/caas/v1/documents/{siteId}/publications', {
          params: { path },
          headers,
          body: {
            // The kinds were read from folders that the contract names.
            documents: documents.map((document) => ({
              ...document,
              kind: document.kind as EditedDocument['kind'],
            })),
            ...(publishFrom === undefined ? {} : { publishFrom }),
          },
        })
      ).items,
  };
}
