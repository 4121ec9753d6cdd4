import { UNUSED_STYLES_MEDIA } from './deferred-client.ts';

/** A stylesheet that has not come by then holds nothing up any more: the document has the styles of its first view. */
const LONGEST_WAIT_MS = 3_000;

const settled = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });

/**
 * Applies the stylesheets of the document and resolves when they are there, for a component whose rules the document
 * did not have. Rejects never: after 3 s the component is shown without them.
 */
export async function stylesReady(): Promise<void> {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  for (const link of links) if (link.media === UNUSED_STYLES_MEDIA) link.media = '';
  const pending = links.filter(({ sheet }) => sheet === null);
  if (pending.length === 0) return;
  const limit = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([limit, Promise.all(pending.map(settled))]);
}
