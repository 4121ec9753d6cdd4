import type { MockOperation } from './mock-operation.ts';

/** A status, and which of its codes. */
export interface MockChoice {
  readonly status: number;
  readonly code?: string;
}

/** Statuses by operation id, or `*` for all operations that document the status. */
export type MockChoices<Id extends string = string> = Readonly<
  Partial<Record<Id | '*', number | MockChoice>>
>;

/** The cookie that picks statuses (spec 1 §7). */
export const MOCK_STATUS_COOKIE = 'mock-status';

/** Parses the cookie: `404` for all operations, or `getCart:404|placeOrder:409:PAY400`. */
export function readMockStatus(cookie: string | undefined): MockChoices {
  const parts = (cookie ?? '').split('|').flatMap((part) => {
    const [, id = '*', status = '', code] =
      /^(?:([A-Za-z]\w*|\*):)?(\d{3})(?::(\w+))?$/.exec(part.trim()) ?? [];
    return status === ''
      ? []
      : [[id, { status: Number(status), ...(code === undefined ? {} : { code }) }] as const];
  });
  return Object.fromEntries(parts);
}

const toChoice = (choice: number | MockChoice): MockChoice =>
  typeof choice === 'number' ? { status: choice } : choice;

/** The first list's choice for an operation; one for all counts if it is documented. */
export function chooseStatus(operation: MockOperation, lists: readonly MockChoices[]): MockChoice {
  const isDocumented = ({ status }: MockChoice): boolean => String(status) in operation.answers;
  for (const list of lists) {
    const own = list[operation.id];
    if (own !== undefined) {
      const choice = toChoice(own);
      if (isDocumented(choice)) return choice;
      throw new RangeError(
        `${operation.id} does not answer ${choice.status}; its contract has ${Object.keys(operation.answers).join(', ')}.`,
      );
    }
    const all = list['*'] === undefined ? undefined : toChoice(list['*']);
    if (all !== undefined && isDocumented(all)) return all;
  }
  return { status: Math.min(...Object.keys(operation.answers).map(Number)) };
}
