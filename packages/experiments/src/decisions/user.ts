/** An attribute's value: numbers are finite and at most 2^53 in size (spec 2 §5). */
export type AttributeValue = string | boolean | number;

export interface User {
  readonly id: string;
  readonly attributes: ReadonlyMap<string, AttributeValue>;
  readonly segments: ReadonlySet<string>;
  /** Variation keys by experiment key that override audience and bucket. */
  readonly forced: ReadonlyMap<string, string>;
}

/** A user's data besides the id, unchecked. */
export interface UserDetails {
  readonly attributes?: unknown;
  readonly segments?: Iterable<string> | undefined;
  readonly forced?: Readonly<Record<string, string>> | undefined;
}

const MAX_NUMBER = 2 ** 53;

/** True for a finite number of at most 2^53 in size (spec 2 §5). */
export function isUsableNumber(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= MAX_NUMBER;
}

function isAttributeValue(value: unknown): value is AttributeValue {
  return typeof value === 'string' || typeof value === 'boolean' || isUsableNumber(value);
}

/**
 * A user with a validated id and attributes (spec 2 §5); undefined if the id is not a string or is the text
 * undefined, or attributes are not an object. Attributes of other types and invalid segments are dropped.
 */
export function createUser(id: unknown, given: UserDetails = {}): User | undefined {
  const details: UserDetails = given ?? {};
  const attributes = details.attributes ?? {};
  if (typeof id !== 'string' || id === 'undefined') return undefined;
  if (typeof attributes !== 'object' || Array.isArray(attributes)) return undefined;
  const entries = Object.entries(attributes).filter((entry): entry is [string, AttributeValue] =>
    isAttributeValue(entry[1]),
  );
  return {
    id,
    attributes: new Map(entries),
    segments: new Set(
      typeof details.segments === 'object' && Symbol.iterator in details.segments ? details.segments : [],
    ),
    forced: new Map(Object.entries(details.forced ?? {})),
  };
}
