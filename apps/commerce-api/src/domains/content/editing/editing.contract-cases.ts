/** A call of an editor, or of a shopper, to a site with a page that came with the shop and was edited once. */
export interface EditingCase {
  readonly method: 'GET' | 'PUT' | 'POST';
  readonly path: string;
  readonly body?: object;
  readonly caller?: 'editor' | 'shopper';
  readonly errorId?: string;
}

const HOME = 'NF-US/page/home/en-us';
export const page = (title: string, slug = 'home') => ({
  id: `page-${slug}`,
  slug,
  title,
  blocks: [{ type: 'Hero', id: 'hero', title }],
});

const read = (path: string, part: Partial<EditingCase> = {}): EditingCase => ({
  method: 'GET',
  path: `/caas/v1/documents/${path}`,
  ...part,
});
const write = (
  method: 'PUT' | 'POST',
  path: string,
  body: object,
  part: Partial<EditingCase> = {},
): EditingCase => ({ method, path: `/caas/v1/documents/${path}`, body, ...part });

const shopper = { caller: 'shopper', errorId: 'AUT404' } as const;
const missing = { errorId: 'API404' } as const;
const changed = { errorId: 'CNT409' } as const;
const home = { kind: 'page', slug: 'home', locale: 'en-us' } as const;

export const cases: Readonly<Record<string, Readonly<Record<number, EditingCase>>>> = {
  listDocuments: {
    200: read('NF-US?kind=page&bodies=true'),
    403: read('NF-US', shopper),
    404: read('NF-GB', missing),
  },
  listDocumentVersions: {
    200: read(`${HOME}/versions`),
    403: read(`${HOME}/versions`, shopper),
    404: read('NF-US/page/nothing/en-us/versions', missing),
  },
  getDraft: {
    200: read(`${HOME}/draft`),
    403: read(`${HOME}/draft`, shopper),
    404: read(`${HOME}/draft?version=9`, missing),
  },
  saveDraft: {
    200: write('PUT', `${HOME}/draft`, { basedOn: 2, body: page('Third') }),
    403: write('PUT', `${HOME}/draft`, { basedOn: 2, body: page('Third') }, shopper),
    404: write('PUT', 'NF-GB/page/home/en-gb/draft', { basedOn: 0, body: page('Third') }, missing),
    409: write('PUT', `${HOME}/draft`, { basedOn: 1, body: page('Third') }, changed),
  },
  publishDocuments: {
    200: write('POST', 'NF-US/publications', { documents: [{ ...home, basedOn: 2 }] }),
    403: write('POST', 'NF-US/publications', { documents: [{ ...home, basedOn: 2 }] }, shopper),
    404: write(
      'POST',
      'NF-US/publications',
      { documents: [{ ...home, slug: 'nothing', basedOn: 0 }] },
      missing,
    ),
    409: write('POST', 'NF-US/publications', { documents: [{ ...home, basedOn: 1 }] }, changed),
  },
  restoreVersion: {
    200: write('POST', `${HOME}/restorations`, { version: 1, basedOn: 2, publish: true }),
    403: write('POST', `${HOME}/restorations`, { version: 1, basedOn: 2 }, shopper),
    404: write('POST', `${HOME}/restorations`, { version: 9, basedOn: 2 }, missing),
    409: write('POST', `${HOME}/restorations`, { version: 1, basedOn: 1 }, changed),
  },
};
