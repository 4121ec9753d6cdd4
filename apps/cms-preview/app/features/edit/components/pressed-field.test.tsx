// @vitest-environment happy-dom
import type { MouseEvent } from 'react';
import { expect, it, vi } from 'vitest';
import { pressedField } from './pressed-field.ts';

const raw = {
  type: 'Collection',
  id: 'c',
  name: 'Shop',
  title: 'Shop',
  items: [{ type: 'Hero', id: 'h', title: 'Inside', targets: [{ text: 'Women', url: '/women' }] }],
};

function press(html: string, pick: string) {
  document.body.innerHTML = html;
  const preventDefault = vi.fn<() => void>();
  const target = document.querySelector(pick);
  // The listener reads these two fields only.
  const event = { target, preventDefault } as unknown as MouseEvent;
  return { found: pressedField(event, raw, '/blocks/3'), preventDefault };
}

it('finds the field that is pressed, and the innermost block whose form has it', () => {
  expect(press('<h2>Shop</h2>', 'h2').found).toEqual({ pointer: '/blocks/3/title', at: '/blocks/3' });
  expect(press('<h2>Inside</h2>', 'h2').found).toEqual({
    pointer: '/blocks/3/items/0/title',
    at: '/blocks/3/items/0',
  });
});

it('a link does not navigate, and what shows no field opens none', () => {
  const link = press('<a href="/women"><b>Women</b></a>', 'b');
  expect(link.found).toEqual({ pointer: '/blocks/3/items/0/targets/0/text', at: '/blocks/3/items/0' });
  expect(link.preventDefault).toHaveBeenCalledOnce();
  expect(press('<p>Free delivery</p>', 'p').found).toBeUndefined();
});
