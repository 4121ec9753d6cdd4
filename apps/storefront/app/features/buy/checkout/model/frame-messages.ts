/** Messages of the payment provider's frame; all others are ignored. */
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

export interface CardFacts {
  readonly type: string;
  readonly bin: string;
  readonly lastFour: string;
}

/** The parts of a message event that are validated. */
export interface FrameEvent {
  readonly origin: string;
  readonly source: unknown;
  readonly data: unknown;
}

/** The trusted origin, window and session. */
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

/** Texts by field names; the server validates them like a typed address. */
function contactOf(value: unknown): Readonly<Record<string, string>> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const texts = Object.entries(value)
    .filter((entry): entry is [string, string] => typeof entry[1] === 'string')
    .slice(0, MAX_FIELDS);
  return Object.fromEntries(texts);
}

/** Parses a message of the frame; undefined for another origin, session or shape. */
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

export const SUBMIT_MESSAGE = { type: 'haberdash-payment', event: 'submit' } as const;

/** The shop's look for the frame, which accepts only the values it lists. */
export const lookMessage = (look: object) => ({ type: 'haberdash-payment', event: 'look', ...look });
