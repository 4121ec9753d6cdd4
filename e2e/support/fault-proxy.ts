import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { operationOf } from './operations.ts';

export const FAULTS = [
  'error-500',
  'unavailable-503',
  'slow',
  'cut',
  'broken-json',
  'swapped-types',
  'missing-fields',
  'empty',
  'not-found',
] as const;
/** Faults of an action's call; in the last three the service has completed it. */
export const ACTION_FAULTS = [
  'rejected',
  'error-500',
  'unavailable-503',
  'slow',
  'swapped-types',
  'cut',
  'answer-lost',
] as const;
export type Fault = (typeof FAULTS)[number] | (typeof ACTION_FAULTS)[number];

export interface FaultProxy {
  readonly origin: string;
  readonly set: (operation: string, fault: Fault | undefined) => void;
  /** The operations called since the last call. */
  readonly takeCalls: () => readonly string[];
  readonly stop: () => Promise<void>;
}

const ERROR = (errorId: string) =>
  JSON.stringify({
    errorDetails: [{ errorId, message: 'The proxy says no.' }],
    appId: 'fault-proxy',
    correlationId: 'fault-proxy',
  });

/** Swaps texts with numbers and booleans; keeps lists and objects. */
function swapTypes(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(swapTypes);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, swapTypes(each)]));
  return typeof value === 'string' ? 4711 : String(value);
}

const json = (response: ServerResponse, status: number, body: string) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(body);

const responses: Readonly<Record<Fault, (response: ServerResponse, body: string) => void>> = {
  'error-500': (response) => json(response, 500, ERROR('GEN500')),
  'unavailable-503': (response) => json(response, 503, ERROR('GEN500')),
  'not-found': (response) => json(response, 404, ERROR('API404')),
  // Closes the connection before the service gets the call.
  rejected: (response) => response.destroy(),
  // Closes the connection after the service has handled the call.
  'answer-lost': (response) => response.destroy(),
  // Never responds.
  slow: () => undefined,
  cut: (response, body) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': body.length + 100 });
    response.write(body.slice(0, body.length / 2), () => response.destroy());
  },
  'broken-json': (response, body) => json(response, 200, body.slice(0, -1)),
  'swapped-types': (response, body) => {
    const whole = JSON.stringify(JSON.parse(body || '{}'));
    const swapped = JSON.stringify(swapTypes(JSON.parse(whole)));
    // An empty result only has a list to break.
    json(response, 200, swapped === whole ? whole.replaceAll('[]', '""') : swapped);
  },
  'missing-fields': (response) => json(response, 200, '{}'),
  empty: (response) => response.writeHead(200, { 'content-type': 'application/json' }).end(),
};
const NEEDS_BODY: ReadonlySet<Fault> = new Set(['cut', 'broken-json', 'swapped-types', 'answer-lost']);

/** A proxy between the shop and its services with configurable faults. */
export async function startFaultProxy(target: string): Promise<FaultProxy> {
  const faults = new Map<string, Fault>();
  const calls: string[] = [];
  const server = createServer((request, response) => {
    const operation = operationOf(request.method ?? 'GET', request.url ?? '/');
    const fault = faults.get(operation);
    // The server's own watch belongs to no page.
    if (operation !== 'GET /catalogue/changes') calls.push(operation);
    request.on('error', () => response.destroy());
    if (fault === undefined) pass(target, request, response);
    else if (NEEDS_BODY.has(fault)) pass(target, request, response, responses[fault]);
    else request.resume().on('end', () => responses[fault](response, ''));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  // A listening TCP server has this kind of address.
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    set: (operation, fault) => {
      if (fault === undefined) faults.delete(operation);
      else faults.set(operation, fault);
    },
    takeCalls: () => calls.splice(0),
    stop: () =>
      new Promise((stopped) => {
        server.close(() => stopped());
        server.closeAllConnections();
      }),
  };
}

/** Forwards a call; the response is unchanged or modified by `spoil`. */
function pass(
  target: string,
  request: IncomingMessage,
  response: ServerResponse,
  spoil?: (response: ServerResponse, body: string) => void,
): void {
  const { method, url = '/', headers } = request;
  const call = send(target + url, { method, headers }, (result) => {
    if (spoil === undefined) {
      response.writeHead(result.statusCode ?? 502, result.headers);
      result.pipe(response);
      return;
    }
    const parts: Buffer[] = [];
    result.on('data', (part: Buffer) => parts.push(part));
    const isData = (result.statusCode ?? 502) < 300;
    result.on('end', () => spoil(response, isData ? Buffer.concat(parts).toString('utf8') : ERROR('API404')));
  });
  call.on('error', () => response.destroy());
  request.pipe(call);
}
