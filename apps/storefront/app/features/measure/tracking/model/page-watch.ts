/** Runs once when an element comes into sight; returns the ending of the watch. */
export function whenSeen(element: Element, run: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      run();
    },
    { threshold: 0.25 },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/** The first link within a part of the page that leads to an address of the site. */
export function linkTo(pathname: string, within = 'main'): HTMLAnchorElement | undefined {
  return [...document.querySelectorAll<HTMLAnchorElement>(`:is(${within}) a[href]`)].find(
    (link) => link.pathname === pathname,
  );
}

/** Runs once `look` has found what it looks for, at the latest after a change below an element. */
function whenFound(root: Node, look: () => boolean, attribute?: string): () => void {
  if (look()) return () => undefined;
  const observer = new MutationObserver(() => {
    if (look()) observer.disconnect();
  });
  observer.observe(
    root,
    attribute === undefined ? { childList: true, subtree: true } : { attributeFilter: [attribute] },
  );
  return () => observer.disconnect();
}

/** Runs with the link to an address once that part of the page has one; returns the ending of the wait. */
export function whenLinked(
  pathname: string,
  run: (link: HTMLAnchorElement) => void,
  within = 'main',
): () => void {
  const root = (within === 'main' ? document.querySelector('main') : null) ?? document.body;
  return whenFound(root, () => {
    const link = linkTo(pathname, within);
    if (link !== undefined) run(link);
    return link !== undefined;
  });
}

/** Runs once when a link is in sight and its turn has come, where messages of a bar take turns. */
export function whenShown(link: Element, run: () => void): () => void {
  const message = link.closest('p[role="group"]');
  if (message === null) return whenSeen(link, run);
  let end = (): void => undefined;
  const endWait = whenFound(
    message,
    () => {
      const isActive = message.hasAttribute('data-active');
      if (isActive) end = whenSeen(link, run);
      return isActive;
    },
    'data-active',
  );
  return () => {
    endWait();
    end();
  };
}
