import { isObject, valueAt } from '@haberdash/content-files';
import type { MouseEvent } from 'react';
import { fieldOf } from '../../content/index.ts';

/** The field of a pressed element, and the block whose form has it. Links do not navigate here. */
export function pressedField(
  event: MouseEvent,
  raw: unknown,
  block: string,
): { readonly pointer: string; readonly at: string } | undefined {
  const { target } = event;
  if (!(target instanceof Element) || raw === undefined) return undefined;
  const link = target.closest('a');
  if (link !== null) event.preventDefault();
  const image = target instanceof HTMLImageElement ? target : undefined;
  const path = fieldOf(raw, {
    text: (target.textContent ?? '').slice(0, 2_000),
    href: link?.getAttribute('href') ?? undefined,
    src: image?.currentSrc,
    alt: image?.alt,
  });
  if (path === undefined) return undefined;
  const names = path.split('.');
  // The innermost object with a type is the block that has the field.
  const depth = names.findLastIndex((_name, index) => {
    const inner = valueAt(raw, `/${names.slice(0, index + 1).join('/')}`);
    return isObject(inner) && typeof inner['type'] === 'string';
  });
  const inside = depth < 0 ? '' : `/${names.slice(0, depth + 1).join('/')}`;
  return { pointer: `${block}/${names.join('/')}`, at: `${block}${inside}` };
}
