import { helpEntry } from './help-entry.ts';
import { isObject, type Json } from './json.ts';

interface Derived {
  readonly kind: 'help' | 'event';
  readonly slug: string;
  readonly body: Json;
}

/** What follows from a page: its help centre entry, and the events that it announces. */
export function derivedDocuments(
  slug: string,
  body: Json,
): { readonly help: Derived; readonly events: readonly Derived[] } {
  const blocks = Array.isArray(body['blocks']) ? body['blocks'].filter(isObject) : [];
  return {
    help: { kind: 'help', slug, body: helpEntry(slug, body) },
    events: blocks
      .filter(({ type }) => type === 'EventSignup')
      .map((block) => ({ kind: 'event', slug: String(block['eventId']), body: block })),
  };
}
