import { UNUSED_STYLES_MEDIA } from './deferred-client.ts';

/** A stylesheet that has not come by then holds nothing up any more: the document has the styles of its first view. */
const LONGEST_WAIT_MS = 3_000;

const settled = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });

/**
 * Resolves when the stylesheets of the document are there, for a component whose rules the document did not have; after
 * 3 s at the latest. Stylesheets that the page does not need yet apply with `apply`, else they are not waited for.
 */
export async function stylesReady(apply = true): Promise<void> {
  // A document that is rendered has its styles.
  if (typeof document === 'undefined') return;
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  if (apply) for (const link of links) if (link.media === UNUSED_STYLES_MEDIA) link.media = '';
  const pending = links.filter(({ sheet, media }) => sheet === null && media !== UNUSED_STYLES_MEDIA);
  if (pending.length === 0) return;
  const limit = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([limit, Promise.all(pending.map(settled))]);
}
