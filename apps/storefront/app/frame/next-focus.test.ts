// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { nextFocus } from './next-focus.ts';

/** The focus target after a removal, from the records of a MutationObserver. */
function afterRemoving(selector: string, focused = selector): string | null | undefined {
  const removed = document.querySelector(selector);
  const lost = document.querySelector(focused);
  if (removed === null || lost === null) throw new TypeError(`no ${selector}`);
  const { nextSibling, previousSibling, parentNode: target } = removed;
  removed.remove();
  const record = { target, removedNodes: [removed], nextSibling, previousSibling };
  return nextFocus(lost, [record as unknown as MutationRecord])?.textContent;
}

describe('the focus of what is removed', () => {
  beforeEach(() => {
    const items = ['a', 'b', 'c'].map((id) => `<li id="${id}"><a href="/${id}">${id}</a></li>`).join('');
    document.body.innerHTML = `<main><h1>Results</h1><section><h2>Filters</h2><ul>${items}</ul></section><p id="note"><button>Undo</button></p></main>`;
  });

  it.each([
    ['#a', 'b'],
    ['#b', 'c'],
    ['#c', 'b'],
  ])('goes from item %s of a list to the next one, or from the last to the one before it', (item, next) => {
    expect(afterRemoving(item, `${item} a`)).toBe(next);
  });

  it('goes to nothing that the keyboard and a screen reader pass by', () => {
    document
      .querySelector('#b')
      ?.insertAdjacentHTML('afterbegin', '<a href="/b" tabindex="-1" aria-hidden="true">picture</a>');
    expect(afterRemoving('#a')).toBe('b');
  });

  it('goes from a whole list to the heading of its part', () => {
    expect(afterRemoving('ul', '#a a')).toBe('Filters');
  });

  it('goes from anything else to the heading around it', () => {
    expect(afterRemoving('#note', '#note button')).toBe('Results');
  });

  it('goes nowhere when something else was removed', () => {
    expect(afterRemoving('#note', '#a a')).toBeUndefined();
  });
});
