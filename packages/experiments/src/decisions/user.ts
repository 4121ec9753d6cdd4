/** What an attribute may hold: numbers are finite and at most 2^53 in size, fractions allowed (spec 2 §5). */
export type AttributeValue = string | boolean | number;

/** Somebody to decide for. */
export interface User {
  readonly id: string;
  readonly attributes: ReadonlyMap<string, AttributeValue>;
  readonly segments: ReadonlySet<string>;
  /** Variation keys by experiment key that win over audience and bucket. */
  readonly forced: ReadonlyMap<string, string>;
}

/** What is known about a user beside the id; attributes come from anywhere and are checked. */
export interface UserDetails {
  readonly attributes?: unknown;
  readonly segments?: Iterable<string> | undefined;
  readonly forced?: Readonly<Record<string, string>> | undefined;
}

const MAX_NUMBER = 2 ** 53;

/** Numbers that conditions and events accept: finite and at most 2^53 in size (spec 2 §5). */
export function isUsableNumber(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= MAX_NUMBER;
}

function isAttributeValue(value: unknown): value is AttributeValue {
  return typeof value === 'string' || typeof value === 'boolean' || isUsableNumber(value);
}

/**
 * A user with a checked id and attributes (spec 2 §5): the id is a string and not the text undefined, attributes are an
 * object; otherwise there is no user, and no decision. An attribute of another type is left out, and so are segments that are
 * no list.
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
