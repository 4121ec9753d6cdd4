const FOCUSABLE =
  ':is(a[href], button:not(:disabled), input:not(:disabled, [type=hidden]), select:not(:disabled), summary, [tabindex="0"]):not([tabindex="-1"], [aria-hidden="true"])';
const HEADING = 'h1, h2, h3';

const isShown = (element: Element): element is HTMLElement =>
  element instanceof HTMLElement && element.checkVisibility();

const firstControl = (node: Node | null): HTMLElement | undefined =>
  node instanceof HTMLElement
    ? [node, ...node.querySelectorAll(FOCUSABLE)].filter(isShown).find((each) => each.matches(FOCUSABLE))
    : undefined;

/** The items around a removed one, the next before the previous. */
function neighbours({ nextSibling, previousSibling }: MutationRecord): HTMLElement | undefined {
  return firstControl(nextSibling) ?? firstControl(previousSibling);
}

/** The heading of the nearest section around a node. */
function headingAround(node: Node): HTMLElement | undefined {
  for (let part = node instanceof Element ? node : null; part !== null; part = part.parentElement) {
    const heading = [...part.querySelectorAll(HEADING)].find(isShown);
    if (heading !== undefined) return heading;
  }
  return undefined;
}

/**
 * The focus target when the focused element is removed: in a list the next item, else the previous one; elsewhere the
 * heading of its section. Undefined where the records contain no such removal.
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
