import type { Step } from './raw-socket.ts';

/** A server under test with paths for the cases. */
export interface HostileTarget {
  readonly origin: string;
  /** `host:port` for the Host header. */
  readonly host: string;
  /** Responds to GET. */
  readonly page: string;
  /** Accepts a POST body. */
  readonly form: string;
  readonly query: string;
  readonly headers: readonly string[];
}

export interface HostileCase {
  readonly name: string;
  readonly send: (target: HostileTarget) => readonly Step[];
  /** Valid statuses; by default any below 500, or a closed connection. */
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

/** A request with `connection: close`; the target's own headers come first. */
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

/** A same-origin POST, by default with its length. */
export function post(target: HostileTarget, { headers = [], body = '', ...others }: RawRequest = {}): Buffer {
  const usual = [`Origin: ${target.origin}`, 'Content-Type: application/x-www-form-urlencoded'];
  const names = new Set(headers.map((line) => line.split(':', 1)[0]?.toLowerCase()));
  const hasLength = names.has('content-length') || names.has('transfer-encoding');
  return request(target, {
    method: 'POST',
    path: target.form,
    ...others,
    body,
    headers: [
      ...usual.filter((line) => !names.has(line.split(':', 1)[0]?.toLowerCase())),
      ...headers,
      ...(hasLength ? [] : [`Content-Length: ${Buffer.byteLength(body)}`]),
    ],
  });
}

export const chunk = (bytes: string | Buffer): Buffer =>
  Buffer.concat([
    Buffer.from(Buffer.byteLength(bytes).toString(16) + CRLF),
    Buffer.from(bytes),
    Buffer.from(CRLF),
  ]);

export const LAST_CHUNK = `0${CRLF}${CRLF}`;
