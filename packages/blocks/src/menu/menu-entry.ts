import styles from './main-menu.module.css';
import contents from './menu-contents.module.css';
import type { MenuLayout } from './menu-props.ts';

/** The entry around a target; null for entries without content. */
export const entryOf = (target: EventTarget | null): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>('li[data-menu]') : null;

const childOf = (entry: HTMLElement, selector: string): HTMLElement | undefined =>
  [...entry.children].find(
    (child): child is HTMLElement => child instanceof HTMLElement && child.matches(selector),
  );

/** The link of an entry to its page. */
export const linkOf = (entry: HTMLElement): HTMLElement | undefined => childOf(entry, 'a');

/** The control of an entry: a button in the bar, the link itself in the drawer. */
export const switchOf = (entry: HTMLElement, layout: MenuLayout): HTMLElement | undefined =>
  childOf(entry, layout === 'panel' ? 'button' : 'a');

/** The content of an entry; undefined until it is added. */
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

/** Sets the open state of an entry, including its ARIA state. */
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

/** Removes the elements and attributes that a script has added. */
export function clearEntry(entry: HTMLElement): void {
  delete entry.dataset['open'];
  childOf(entry, 'button')?.remove();
  for (const name of ['role', 'aria-expanded', 'aria-controls']) linkOf(entry)?.removeAttribute(name);
}

/**
 * Adds the control of an entry: in the bar a button beside the link, for keyboards; in the drawer the link itself
 * becomes the button.
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
