/** After this time hydration no longer waits: the document has the styles of its first view. */
const LONGEST_WAIT_MS = 3_000;

const settled = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });

/** Resolves when the document's stylesheets have loaded, because hydrated parts may need them. */
export async function stylesReady(): Promise<void> {
  const links = [...document.head.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  const pending = links.filter(({ sheet }) => sheet === null);
  if (pending.length === 0) return;
  const limit = new Promise((resolve) => setTimeout(resolve, LONGEST_WAIT_MS));
  await Promise.race([limit, Promise.all(pending.map(settled))]);
}
