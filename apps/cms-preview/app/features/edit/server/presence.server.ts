/** How long an editor counts as present after the last sign. */
const PRESENT_MS = 25_000;
const MOST_DOCUMENTS = 1_000;

const present = new Map<string, Map<string, number>>();

/** Notes that an editor has a document open, and returns the others who do (in this process). */
export function othersAt(document: string, editor: string, nowMs = Date.now()): readonly string[] {
  const editors = present.get(document) ?? new Map<string, number>();
  editors.set(editor, nowMs);
  for (const [name, atMs] of editors) if (nowMs - atMs > PRESENT_MS) editors.delete(name);
  present.delete(document);
  present.set(document, editors);
  const [oldest] = present.keys();
  if (present.size > MOST_DOCUMENTS && oldest !== undefined) present.delete(oldest);
  return [...editors.keys()].filter((name) => name !== editor);
}
