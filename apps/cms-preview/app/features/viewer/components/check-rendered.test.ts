// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';
import { checkRendered } from './check-rendered.ts';

// jsdom has no layout: every text gets a size, no picture covers it.
beforeEach(() => {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 100, 20));
  Element.prototype.checkVisibility = () => true;
});

const PALE =
  'style="color: rgb(170, 170, 170); background-color: rgb(255, 255, 255); background-image: none; font-size: 16px"';

function lowContrasts(html: string): readonly string[] {
  const stage = document.createElement('div');
  stage.innerHTML = html;
  document.body.replaceChildren(stage);
  return checkRendered(stage).map(({ code, path }) => `${code} ${path}`);
}

it('a text that hardly differs from its ground is found', () => {
  expect(lowContrasts(`<p ${PALE}>Faint</p>`)).toEqual(['contrast “Faint”']);
  expect(lowContrasts(`<button ${PALE}>Add to bag</button>`)).toEqual(['contrast “Add to bag”']);
});

it.each([
  ['a button', `<button disabled ${PALE}>Add to bag</button>`],
  ['a part of a button', `<button disabled><span ${PALE}>Add to bag</span></button>`],
  ['a button that keeps its focus', `<button aria-disabled="true" ${PALE}>Add to bag</button>`],
  ['the label of a field', `<label ${PALE}>Size<input disabled></label>`],
  ['the label beside a field', `<label for="size" ${PALE}>Size</label><select id="size" disabled></select>`],
])('what cannot be used needs no contrast (WCAG 1.4.3): %s', (_what, html) =>
  expect(lowContrasts(html)).toEqual([]),
);
