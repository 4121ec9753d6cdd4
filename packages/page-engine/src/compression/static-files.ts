import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join } from 'node:path';
import { byteRange } from './byte-range.ts';
import { encodingFor, type Encoding } from './accepted-encoding.ts';

interface StaticFile {
  readonly type: string;
  readonly etag: string;
  readonly content: Buffer;
  readonly encoded: { readonly [Name in Encoding]?: Buffer };
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};
const IMMUTABLE = 'public, max-age=31536000, immutable';
const AN_HOUR = 'public, max-age=3600, stale-while-revalidate=86400';

/** The files of the build in memory, so that a new build cannot remove them while the server runs. */
export function createStaticFiles(folder: string) {
  const files = readFiles(folder);
  return (request: IncomingMessage, response: ServerResponse): boolean => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return false;
    const [path = '/'] = (request.url ?? '/').split('?', 1);
    const file = files.get(path);
    if (file === undefined) return false;
    const encoding = encodingFor(request.headers['accept-encoding'], file.encoded);
    const body = encoding === undefined ? file.content : (file.encoded[encoding] ?? file.content);
    const headers = {
      'content-type': file.type,
      'cache-control': path.startsWith('/assets/') ? IMMUTABLE : AN_HOUR,
      etag: file.etag,
      vary: 'Accept-Encoding',
    };
    if (request.headers['if-none-match'] === file.etag) {
      response.writeHead(304, headers).end();
      return true;
    }
    if (file.type.startsWith('video/')) {
      sendFilm(request, response, file, headers);
      return true;
    }
    response.writeHead(200, {
      ...headers,
      'content-length': body.length,
      ...(encoding === undefined ? {} : { 'content-encoding': encoding }),
    });
    response.end(request.method === 'HEAD' ? undefined : body);
    return true;
  };
}

/** Players request films in ranges, and some play only files that support them. */
function sendFilm(
  { method, headers: { range } }: IncomingMessage,
  response: ServerResponse,
  { content }: StaticFile,
  headers: Readonly<Record<string, string>>,
): void {
  const part = byteRange(range, content.length);
  if (part === 'unsatisfiable') {
    response.writeHead(416, { 'content-range': `bytes */${content.length}` }).end();
    return;
  }
  const body = part === undefined ? content : content.subarray(part.from, part.to + 1);
  response.writeHead(part === undefined ? 200 : 206, {
    ...headers,
    'accept-ranges': 'bytes',
    'content-length': body.length,
    ...(part === undefined ? {} : { 'content-range': `bytes ${part.from}-${part.to}/${content.length}` }),
  });
  response.end(method === 'HEAD' ? undefined : body);
}

function readFiles(folder: string): ReadonlyMap<string, StaticFile> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const known = new Set(names);
  const files = new Map<string, StaticFile>();
  for (const name of names) {
    const type = TYPES[extname(name)];
    if (type === undefined || name.split(/[\\/]/).some((part) => part.startsWith('.'))) continue;
    const content = readFileSync(join(folder, name));
    const variant = (suffix: string) =>
      known.has(name + suffix) ? readFileSync(join(folder, name + suffix)) : undefined;
    const br = variant('.br');
    const gzip = variant('.gz');
    files.set(`/${name.replaceAll('\\', '/')}`, {
      type,
      content,
      etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
      encoded: { ...(br === undefined ? {} : { br }), ...(gzip === undefined ? {} : { gzip }) },
    });
  }
  return files;
}
