/** Makes everything but one element inert, as a modal dialog does; returns an undo function. */
export function isolate(element: HTMLElement): () => void {
  const { body, documentElement } = element.ownerDocument;
  const others: HTMLElement[] = [];
  for (let at: HTMLElement = element; at !== body && at.parentElement !== null; at = at.parentElement)
    for (const sibling of at.parentElement.children)
      if (sibling instanceof HTMLElement && sibling !== at && !sibling.inert) others.push(sibling);
  for (const other of others) other.inert = true;
  // On touch devices the page behind must not scroll; a visible scrollbar must not vanish.
  const isTouch = matchMedia('(hover: none)').matches;
  if (isTouch) documentElement.style.overflow = 'hidden';
  return () => {
    for (const other of others) other.inert = false;
    if (isTouch) documentElement.style.overflow = '';
  };
}
