import styles from './main-menu.module.css';
import contents from './menu-contents.module.css';
import type { MenuLayout } from './menu-props.ts';

/** The entry that something in the menu belongs to; null beside all that open anything. */
export const entryOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('li[data-menu]') : null;

const childOf = (entry: HTMLElement, selector: string): HTMLElement | undefined =>
  [...entry.children].find(
    (child): child is HTMLElement => child instanceof HTMLElement && child.matches(selector),
  );

/** The link of an entry, which leads to its page. */
export const linkOf = (entry: HTMLElement): HTMLElement | undefined => childOf(entry, 'a');

/** What opens and closes an entry: a button of its own in the bar, the link itself in the drawer. */
export const switchOf = (entry: HTMLElement, layout: MenuLayout): HTMLElement | undefined =>
  childOf(entry, layout === 'panel' ? 'button' : 'a');

/** What an entry shows, once it is there. */
export const contentOf = (entry: HTMLElement, layout: MenuLayout): HTMLElement | undefined =>
  childOf(entry, `[data-layout="${layout}"]`);

/** Adds what an entry shows. */
export function addContent(entry: HTMLElement, layout: MenuLayout, nodes: readonly Node[]): void {
  const content = document.createElement('div');
  content.className = contents[layout] ?? '';
  content.dataset['layout'] = layout;
  content.append(...nodes);
  entry.append(content);
}

/** Shows an entry as open or closed, to assistive technology as well. */
export function setOpen(entry: HTMLElement, layout: MenuLayout, isOpen: boolean): void {
  const content = contentOf(entry, layout);
  const control = switchOf(entry, layout);
  if (isOpen) entry.dataset['open'] = 'true';
  else delete entry.dataset['open'];
  if (content !== undefined) {
    content.id ||= `menu-${layout}-${entry.dataset['menu'] ?? ''}`;
    control?.setAttribute('aria-controls', content.id);
  }
  control?.setAttribute('aria-expanded', String(isOpen));
}

/** Takes from an entry what a script has added to it. */
export function clearEntry(entry: HTMLElement): void {
  delete entry.dataset['open'];
  childOf(entry, 'button')?.remove();
  for (const name of ['role', 'aria-expanded', 'aria-controls']) linkOf(entry)?.removeAttribute(name);
}

/**
 * Gives an entry what opens it in a layout. In the bar its link leads to its page, so a button stands beside it, which
 * a mouse has no need of; in the drawer the link itself becomes the button.
 */
export function prepareEntry(
  entry: HTMLElement,
  layout: MenuLayout,
  labelOf: (title: string) => string,
): void {
  clearEntry(entry);
  const link = linkOf(entry);
  if (layout === 'drawer') link?.setAttribute('role', 'button');
  else {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = styles['toggle'] ?? '';
    button.setAttribute('aria-label', labelOf(link?.textContent ?? ''));
    link?.after(button);
  }
  setOpen(entry, layout, false);
}
