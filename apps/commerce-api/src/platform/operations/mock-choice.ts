/** The cookie that picks the statuses of mocked answers (spec 1 §7). */
const MOCK_STATUS_COOKIE = 'mock-status';

/** A status to answer with, and which of its codes. */
export interface MockChoice {
  readonly status: number;
  readonly code?: string;
}

/** Choices by operation id, or with `*` for every operation that documents the status. */
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

/**
 * Reads the mock-status cookie: `404` for all operations, or a list such as `getCart:404|placeOrder:409:PAY400`.
 * Parts that are no choice are skipped.
 */
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
