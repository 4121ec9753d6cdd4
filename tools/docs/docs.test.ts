import { describe, expect, it } from 'vitest';
import { objectOf, textOf } from '../codegen/json.ts';
import { operationsOf } from '../codegen/operations.ts';
import { body, contract } from '../codegen/rules/rules.fixtures.ts';
import { callSample } from './call-sample.ts';
import type { CodeEntry } from './catalogue.ts';
import { decorate } from './decorate.ts';
import { indexPage } from './index-page.ts';
import { servicePage } from './service-page.ts';

const entry: CodeEntry = {
  code: 'API404',
  area: 'other',
  frontEndId: 'API404',
  place: 'page',
  recovery: 'none',
  text: 'Not <found> | here.',
};
const document = contract({
  operation: {
    summary: 'Change a thing.',
    description: 'Spec.',
    ...body({ type: 'object' }, { name: "O'Neil", 'x-y': [1, {}] }),
  },
});

describe('the documentation of a call', () => {
  it('shows how the client is called, with the examples of the contract', () => {
    const [part] = operationsOf(document);
    expect(part && callSample('photo-gallery', document, part))
      .toBe(`import { createPhotoGalleryClient } from '@haberdash/api-client/photo-gallery';

const photoGallery = createPhotoGalleryClient({ baseUrl, context, session });
const answer = await photoGallery.PUT('/things/{thingId}', {
  params: {
    path: {
      thingId: 'a',
    },
  },
  body: {
    name: 'O\\'Neil',
    'x-y': [
      1,
      {},
    ],
  },
});
`);
  });

  it('lists its errors with their texts and what to do', () => {
    const [part] = operationsOf(decorate('things', document, new Map([['API404', entry]])));
    const description = textOf(objectOf(part?.operation)['description']);
    expect(description).toContain(String.raw`| 404 | API404 | API404 | Not <found> \| here. | page | none |`);
    expect(description.startsWith('Spec.\n\n**Errors**')).toBe(true);
  });
});

describe('a contract for a page', () => {
  const recursive = contract({
    operation: {
      responses: {
        '200': {
          description: 'Good.',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Tree' } } },
        },
        '404': { $ref: '#/components/responses/Rejected' },
      },
    },
    schemas: { Tree: { type: 'object', properties: { below: { $ref: '#/components/schemas/Tree' } } } },
  });
  const shown = decorate('things', recursive, new Map([['API404', entry]]));

  it('has references to shapes only', () => {
    const references = [...JSON.stringify(shown).matchAll(/"\$ref":"([^"]+)\/[^/"]+"/g)].map(
      (match) => match[1],
    );
    expect(new Set(references)).toEqual(new Set(['#/components/schemas']));
  });

  it('names the parameters of the path at every operation', () => {
    const [part] = operationsOf(shown);
    expect(part?.operation['parameters']).toEqual([expect.objectContaining({ name: 'thingId', in: 'path' })]);
  });

  it('shows an error for each code', () => {
    const text = JSON.stringify(operationsOf(shown)[0]?.operation['responses']);
    expect(text).toContain('"errorDetails":[{"errorId":"API404","message":"Not <found> | here."}]');
  });
});

describe('the pages', () => {
  const index = indexPage([{ service: 'things', document }], [entry]);

  it('list every call and every error, each leading to the other', () => {
    expect(index).toContain('href="things.html#/Things/changeThing"');
    expect(index).toContain('data-search="put /things/{thingid} changething change a thing. things api404"');
    expect(index).toContain('Not &lt;found&gt; | here.');
  });

  it('load nothing from elsewhere, whatever a contract contains', () => {
    const page = servicePage({
      ...document,
      'x-note': '</script><script src="https://elsewhere.test/x.js">',
    });
    for (const html of [index, page])
      expect([...html.matchAll(/(?:src|href)="(?:https?:)?\/\//g)]).toEqual([]);
  });
});
