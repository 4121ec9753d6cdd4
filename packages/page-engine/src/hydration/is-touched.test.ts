// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isTouched } from './is-touched.ts';

const control = (html: string): Element => {
  document.body.innerHTML = html;
  const [element] = document.body.children;
  if (element === undefined) throw new TypeError('no control');
  return element;
};
const input = (html: string): HTMLInputElement => {
  const element = control(html);
  if (!(element instanceof HTMLInputElement)) throw new TypeError('no input');
  return element;
};

it.each([
  '<input type="checkbox" value="a" checked>',
  '<input type="checkbox" value="a">',
  '<input type="checkbox">',
  '<input type="search" value="jacket">',
  '<input type="hidden" value="jacket">',
  '<select><option>a</option><option selected>b</option></select>',
  '<select><option>a</option><option>b</option></select>',
  '<button>a</button>',
])('a control as it was made is not touched: %s', (html) => {
  expect(isTouched(control(html))).toBe(false);
});

it('a tick more or less, another text and another choice are', () => {
  const ticked = input('<input type="checkbox" value="a">');
  ticked.checked = true;
  const cleared = input('<input type="checkbox" value="a" checked>');
  cleared.checked = false;
  const typed = input('<input type="search" value="jacket">');
  typed.value = 'jackets';
  const select = control('<select><option selected>a</option><option>b</option></select>');
  if (select instanceof HTMLSelectElement) select.selectedIndex = 1;
  expect([ticked, cleared, typed, select].map(isTouched)).toEqual([true, true, true, true]);
});
