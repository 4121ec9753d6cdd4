const FOCUSABLE =
  ':is(a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), summary, [tabindex="0"]):not([tabindex="-1"], [aria-hidden="true"])';
const HEADING = 'h1, h2, h3';

const isShown = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.checkVisibility();

const firstControl = (node: Node | null): HTMLElement | undefined =>
  node instanceof HTMLElement
    ? [node, ...node.querySelectorAll(FOCUSABLE)].filter(isShown).find((each) => each.matches(FOCUSABLE))
    : undefined;

/** The items of a list around one that was removed, the next before the one before it. */
function neighbours({ nextSibling, previousSibling }: MutationRecord): HTMLElement | undefined {
  return firstControl(nextSibling) ?? firstControl(previousSibling);
}

/** The heading of the part that something was removed from: its own, else that of the part around it. */
function headingAround(node: Node): HTMLElement | undefined {
  for (let part = node instanceof Element ? node : null; part !== null; part = part.parentElement) {
    const heading = [...part.querySelectorAll(HEADING)].find(isShown);
    if (heading !== undefined) return heading;
  }
  return undefined;
}

/**
 * Where the focus goes when what had it is removed: from a list to the next item, or to the one before it, and from
 * anywhere else to the heading of the part that it was in. Undefined when the records tell of nothing like it.
 */
export function nextFocus(lost: Element, records: readonly MutationRecord[]): HTMLElement | undefined {
  const record = records.findLast(
    ({ target, removedNodes }) =>
      target.isConnected && [...removedNodes].some((removed) => removed.contains(lost)),
  );
  if (record === undefined) return undefined;
  const isItem = [...record.removedNodes].some((removed) => removed instanceof HTMLLIElement);
  return (isItem ? neighbours(record) : undefined) ?? headingAround(record.target);
}
