/** What the frame of the payment provider says; anything else that arrives is not for us. */
export type FrameMessage =
  | { readonly event: 'ready'; readonly height?: number }
  | { readonly event: 'resize'; readonly height: number }
  | { readonly event: 'incomplete'; readonly message?: string }
  | { readonly event: 'error'; readonly message?: string }
  | {
      readonly event: 'tokenised';
      readonly card: CardFacts;
      readonly contact?: Readonly<Record<string, string>>;
    }
  | { readonly event: 'challenge-result'; readonly threeDS2Result: string };

/** What may be known of a card: never its number. */
export interface CardFacts {
  readonly type: string;
  readonly bin: string;
  readonly lastFour: string;
}

/** What of a message event decides whether it counts. */
export interface FrameEvent {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** Whom to believe: the origin of the payment provider, the window of the frame, the session that was opened. */
export interface FrameTrust {
  readonly origin: string;
  readonly window: unknown;
  readonly sessionID: string;
}

const MAX_HEIGHT = 1_200;

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

function heightOf(value: unknown): number | undefined {
  const height = Number(value);
  return height > 0 && height <= MAX_HEIGHT ? Math.ceil(height) : undefined;
}

function cardOf(value: unknown): CardFacts | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { type, bin, lastFour }: { type?: unknown; bin?: unknown; lastFour?: unknown } = value;
  return { type: textOf(type), bin: textOf(bin), lastFour: textOf(lastFour) };
}

const MAX_FIELDS = 12;

/** Texts by the names of fields; the server validates them like a typed address. */
function contactOf(value: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const texts = Object.entries(value)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .slice(0, MAX_FIELDS);
  return Object.fromEntries(texts);
}

/** Reads a message of the frame; undefined for one from elsewhere, of another session, or of no known shape. */
export function readFrameMessage(event: FrameEvent, trust: FrameTrust): FrameMessage | undefined {
  const { data } = event;
  if (event.origin !== trust.origin || event.source !== trust.window || trust.window === null)
    return undefined;
  if (typeof data !== 'object' || data === null) return undefined;
  const fields: Readonly<Record<string, unknown>> = { ...data };
  if (fields['type'] !== 'haberdash-payment' || fields['sessionID'] !== trust.sessionID) return undefined;
  const message = textOf(fields['message']);
  switch (fields['event']) {
    case 'ready': {
      const height = heightOf(fields['height']);
      return height === undefined ? { event: 'ready' } : { event: 'ready', height };
    }
    case 'resize': {
      const height = heightOf(fields['height']);
      return height === undefined ? undefined : { event: 'resize', height };
    }
    case 'incomplete':
    case 'error':
      return { event: fields['event'], ...(message === '' ? {} : { message }) };
    case 'tokenised': {
      const card = cardOf(fields['card']);
      const contact = contactOf(fields['contact']);
      return card === undefined
        ? undefined
        : { event: 'tokenised', card, ...(contact === undefined ? {} : { contact }) };
    }
    case 'challenge-result': {
      const threeDS2Result = textOf(fields['threeDS2Result']);
      return threeDS2Result === '' ? undefined : { event: 'challenge-result', threeDS2Result };
    }
    default:
      return undefined;
  }
}

/** What the parent says to the frame. */
export const SUBMIT_MESSAGE = { type: 'haberdash-payment', event: 'submit' } as const;

/** Tells the frame what the shop looks like; the frame takes the values that it lists, and nothing else. */
export const lookMessage = (look: object) => ({ type: 'haberdash-payment', event: 'look', ...look });
