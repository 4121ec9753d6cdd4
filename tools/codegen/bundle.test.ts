import { expect, it } from 'vitest';
import { lintContract } from './bundle.ts';

const contract = {
  openapi: '3.1.0',
  info: { title: 'Things', version: '1', contact: { name: 'Support' }, description: 'Things.' },
  servers: [{ url: '/' }],
  tags: [{ name: 'Things', description: 'Reading things.' }],
  paths: {
    '/things': {
      get: {
        operationId: 'getThings',
        summary: 'Things.',
        description: 'All of them.',
        tags: ['Things'],
        responses: { '200': { description: 'The things.' } },
      },
    },
  },
};
const { get } = contract.paths['/things'];
const withGet = (change: object) => ({ ...contract, paths: { '/things': { get: { ...get, ...change } } } });

it('finds nothing in a sound contract', async () => {
  expect(await lintContract(JSON.stringify(contract))).toEqual([]);
});

it.each<[string, object, string]>([
  ['no contact', { ...contract, info: { ...contract.info, contact: undefined } }, '#/info/contact'],
  ['no server', { ...contract, servers: [] }, '#/servers'],
  ['a tag that is not declared', withGet({ tags: ['Others'] }), '#/paths/~1things/get/tags/0'],
  ['a tag without a description', { ...contract, tags: [{ name: 'Things' }] }, '#/tags/0/description'],
  ['no description', withGet({ description: undefined }), '#/paths/~1things/get/description'],
  [
    'no good response',
    withGet({ responses: { '404': { description: 'None.' } } }),
    '#/paths/~1things/get/responses',
  ],
  [
    'a part that nothing uses',
    { ...contract, components: { schemas: { Unused: { type: 'string' } } } },
    '#/components/schemas/Unused',
  ],
])('finds %s', async (_name, broken, pointer) => {
  const found = await lintContract(JSON.stringify(broken));
  expect(found.map((finding) => finding.pointer)).toContain(pointer);
});
