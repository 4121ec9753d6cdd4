import { expect, it } from 'vitest';
import { writeMockIndex, writeMocks } from './mock.ts';
import { response, contract } from './rules/rules.fixtures.ts';

it('writes a response for every status: the example, the codes, or nothing', () => {
  const pdf = { description: 'A file.', content: { 'application/pdf': { schema: { type: 'string' } } } };
  const operation = {
    responses: {
      '200': response({ $ref: '#/components/schemas/Thing' }, { name: 'one' }),
      '201': pdf,
      '204': { description: 'Nothing.' },
      '404': { $ref: '#/components/responses/Rejected' },
    },
  };
  expect(
    writeMocks('photo-gallery', contract({ operation, servers: [{ url: 'https://photos.example.com/' }] })),
  ).toContain(
    `export const photoGallery: readonly MockOperation<PhotoGalleryOperationId>[] = [
  {"id":"changeThing","call":"PUT /things/{thingId}","host":"https://photos.example.com","answers":{"200":{"body":{"name":"one"}},"201":{"type":"application/pdf"},"204":{},"404":["API404"]}},
];`,
  );
});

it('lists the services under names that TypeScript takes', () => {
  expect(writeMockIndex(['photo-gallery'])).toContain(
    `import { photoGallery, type PhotoGalleryOperationId } from './photo-gallery.gen.ts';`,
  );
});
