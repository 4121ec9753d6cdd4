import { http, HttpResponse, type HttpHandler } from 'msw/http';
import { responseOf } from './response-of.ts';
import { chooseStatus, MOCK_STATUS_COOKIE, readMockStatus, type MockChoices } from './choose-status.ts';
import type { MockOperation } from './mock-operation.ts';
import { operations, type OperationId } from './operations/operations.gen.ts';

/** Options of the mocks; by default every operation returns its example, on any host. */
export interface MockOptions {
  /** The clients' base URL; mocks match below it and below its `/mock`. */
  readonly baseUrl?: string;
  /** Statuses by operation id, or `*`; the mock-status cookie takes precedence. */
  readonly statuses?: MockChoices<OperationId>;
  /** Delay of every response in ms. */
  readonly delayMs?: number;
  readonly wait?: (milliseconds: number) => Promise<void>;
}

const escape = (text: string): string => text.replaceAll(/[.+?^${}()|[\]\\*]/g, String.raw`\$&`);

/** Matches an operation on its host, with or without the mock path. */
function patternOf(operation: MockOperation, baseUrl: string | undefined): RegExp {
  const path = operation.call.slice(operation.call.indexOf(' ') + 1);
  const bases = [baseUrl, operation.host].flatMap((base) =>
    base === undefined ? [] : [escape(base.replace(/\/$/, ''))],
  );
  const host = bases.length === 0 ? String.raw`https?://[^/]+` : `(?:${bases.join('|')})`;
  const steps = path
    .split('/')
    .map((step) => (/^\{.*\}$/.test(step) ? '[^/]+' : escape(step).replaceAll(/\\\{[^}]*\}/g, '[^/]+')));
  return new RegExp(String.raw`^${host}(?:/mock)?${steps.join('/')}$`);
}

const parametersIn = ({ call }: MockOperation): number => call.split('{').length;

function rejectProduction(): void {
  const { process } = globalThis as { process?: { env?: Readonly<Record<string, string | undefined>> } };
  if (process?.env?.['NODE_ENV'] === 'production') throw new Error('Mocks never answer in production.');
}

function handlerOf(operation: MockOperation, options: MockOptions): HttpHandler {
  const { baseUrl, statuses = {}, delayMs = 0 } = options;
  const wait =
    options.wait ?? ((milliseconds) => new Promise<void>((done) => setTimeout(done, milliseconds)));
  // An undocumented status throws here, not with the first call.
  chooseStatus(operation, [statuses]);
  const method = operation.call.slice(0, operation.call.indexOf(' ')).toLowerCase() as
    | 'get'
    | 'put'
    | 'post'
    | 'delete'
    | 'patch';
  return http[method](patternOf(operation, baseUrl), async ({ request, cookies }) => {
    const choice = chooseStatus(operation, [readMockStatus(cookies[MOCK_STATUS_COOKIE]), statuses]);
    const correlationId = request.headers.get('x-correlation-id') ?? 'mock';
    const { status, type, body } = responseOf(operation, choice, correlationId);
    if (delayMs > 0) await wait(delayMs);
    return new HttpResponse(body ?? null, {
      status,
      headers: { 'x-correlation-id': correlationId, ...(type === undefined ? {} : { 'content-type': type }) },
    });
  });
}

/**
 * msw handlers for every operation of the contracts, returning their examples.
 *
 * @example setupServer(...mockHandlers({ statuses: { placeOrder: { status: 409, code: 'PAY400' } } }))
 */
export function mockHandlers(options: MockOptions = {}): HttpHandler[] {
  rejectProduction();
  return operations
    .toSorted((a, b) => parametersIn(a) - parametersIn(b))
    .map((operation) => handlerOf(operation, options));
}
