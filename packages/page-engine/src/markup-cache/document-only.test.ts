import { expect, it } from 'vitest';
import { documentOnly } from './document-only.ts';

const answer = () => ({ title: 'Home', blocks: [1, 2] });

it('a document renders every part and carries the others for its scripts', () => {
  const result = documentOnly(answer(), ['blocks'], true);
  expect(result.blocks).toEqual([1, 2]);
  expect(JSON.parse(JSON.stringify(result))).toEqual({ title: 'Home' });
});

it('a client navigation gets everything', () => {
  const result = documentOnly(answer(), ['blocks'], false);
  expect(JSON.parse(JSON.stringify(result))).toEqual(answer());
});
