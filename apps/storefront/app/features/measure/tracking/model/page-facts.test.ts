import { expect, it } from 'vitest';
import type { PageReport } from '../../../../shared/state/report.ts';
import { createPageFacts } from './page-facts.ts';

const fact = (name: string, path: string): PageReport => ({
  type: 'newsletter',
  method: name,
  outcome: {},
  path,
});

function takeAll(facts: ReturnType<typeof createPageFacts>, path: string) {
  const taken: string[] = [];
  const end = facts.take(path, (each) => {
    if (each.type === 'newsletter') taken.push(each.method);
  });
  return { taken, end };
}

it('facts of the page that is shown are taken in their order, those of pages that were left are dropped', () => {
  const facts = createPageFacts();
  facts.add(fact('a', '/left'));
  facts.add(fact('b', '/shown'));
  facts.add(fact('c', '/shown'));
  const { taken } = takeAll(facts, '/shown');
  facts.add(fact('d', '/shown'));
  expect(taken).toEqual(['b', 'c', 'd']);
  expect(takeAll(facts, '/left').taken).toEqual([]);
});

it('a fact of the next page waits until that page is taken', () => {
  const facts = createPageFacts();
  const { taken, end } = takeAll(facts, '/first');
  facts.add(fact('a', '/second'));
  expect([taken, facts.isEmpty()]).toEqual([[], false]);
  end();
  expect(takeAll(facts, '/second').taken).toEqual(['a']);
  expect(facts.isEmpty()).toBe(true);
});
