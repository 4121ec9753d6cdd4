/** The cookie that selects mock statuses (spec 1 §7). */
const MOCK_STATUS_COOKIE = 'mock-status';

/** A status and an optional code. */
export interface MockChoice {
  readonly status: number;
  readonly code?: string;
}

/** Choices by operation id, or `*`. */
export type MockChoices = ReadonlyMap<string, MockChoice>;

const decoded = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

function cookieValue(header: string | undefined): string {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim().split('='));
  const found = pairs.find(([name]) => name === MOCK_STATUS_COOKIE);
  return decoded(found?.slice(1).join('=') ?? '');
}

/** Reads the cookie: `404`, or `getCart:404|placeOrder:409:PAY400`; ignores invalid parts. */
export function readMockChoices(cookieHeader: string | undefined): MockChoices {
  return new Map(
    cookieValue(cookieHeader)
      .split('|')
      .flatMap((part) => {
        const [, operationId = '*', status, code] =
          /^(?:([A-Za-z]\w*|\*):)?(\d{3})(?::(\w+))?$/.exec(part.trim()) ?? [];
        if (status === undefined) return [];
        return [[operationId, { status: Number(status), ...(code === undefined ? {} : { code }) }] as const];
      }),
  );
}
