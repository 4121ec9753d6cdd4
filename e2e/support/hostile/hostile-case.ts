import type { Step } from './raw-socket.ts';

/** A server as a caller sees it, with addresses of its own for the cases that need one. */
export interface HostileTarget {
  readonly origin: string;
  /** `host:port`, as it stands in the Host header. */
  readonly host: string;
  /** Answers GET. */
  readonly page: string;
  /** Takes a body by POST. */
  readonly form: string;
  /** Reads its query. */
  readonly query: string;
  /** Header lines without which the server would reject everything. */
  readonly headers: readonly string[];
}

/** One thing that a caller may do, and what is right to answer. */
export interface HostileCase {
  readonly name: string;
  readonly send: (target: HostileTarget) => readonly Step[];
  /** Statuses that are right; without them any below 500, and also a connection that is closed without an answer. */
  readonly answers?: readonly number[];
}

export const CRLF = '\r\n';

interface RawRequest {
  readonly method?: string;
  readonly path?: string;
  readonly version?: '1.0' | '1.1';
  readonly headers?: readonly string[];
  readonly body?: string | Buffer;
}

/** A whole request that asks for the connection to be closed; the target's own headers come first. */
export function request(
  { host, page, headers: own }: HostileTarget,
  { method = 'GET', path = page, version = '1.1', headers = [], body = '' }: RawRequest = {},
): Buffer {
  const head = [
    `${method} ${path} HTTP/${version}`,
    `Host: ${host}`,
    'Connection: close',
    ...own,
    ...headers,
  ];
  return Buffer.concat([Buffer.from(head.join(CRLF) + CRLF + CRLF, 'latin1'), Buffer.from(body)]);
}

/** A write from the server's own page, with its length unless it says otherwise. */
export function post(target: HostileTarget, { headers = [], body = '', ...others }: RawRequest = {}): Buffer {
  const usual = [`Origin: ${target.origin}`, 'Content-Type: application/x-www-form-urlencoded'];
  const names = new Set(headers.map((line) => line.split(':', 1)[0]?.toLowerCase()));
  const isLengthTold = names.has('content-length') || names.has('transfer-encoding');
  return request(target, {
    method: 'POST',
    path: target.form,
    ...others,
    body,
    headers: [
      ...usual.filter((line) => !names.has(line.split(':', 1)[0]?.toLowerCase())),
      ...headers,
      ...(isLengthTold ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    ],
  });
}

/** One chunk of a body whose length is not told. */
export const chunk = (bytes: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(Buffer.byteLength(bytes).toString(16) + CRLF),
    Buffer.from(bytes),
    Buffer.from(CRLF),
  ]);

export const LAST_CHUNK = `0${CRLF}${CRLF}`;
