import { expect, it } from 'vitest';
import { locate, readSource } from './source-map.ts';

const own = readSource(
  'openapi/own.yaml',
  `paths:
  /a:
    parameters: &site
      - name: one
      - name: two
  /b/{id}:
    parameters: *site
    get:
      summary: x
`,
);
const shared = readSource('openapi/common.yaml', 'components:\n  schemas:\n    Thing: { type: object }\n');

it.each([
  ['#/paths/~1b~1{id}/get/summary', 'openapi/own.yaml:9'],
  ['#/paths/~1b~1{id}/parameters/1', 'openapi/own.yaml:5'],
  ['#/paths/~1b~1{id}/get/responses/200', 'openapi/own.yaml:9'],
  ['#/components/schemas/Thing/type', 'openapi/common.yaml:3'],
])('names the line of %s', (pointer, place) => {
  expect(locate([own, shared], pointer)).toBe(place);
});
