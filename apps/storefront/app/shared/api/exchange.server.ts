import type { Exchange } from '@haberdash/api-client';
import { Agent as HttpAgent, request as requestHttp } from 'node:http';
import { Agent as HttpsAgent, request as requestHttps } from 'node:https';

const KEEP_ALIVE = { keepAlive: true, maxFreeSockets: 64, scheduling: 'lifo' } as const;
const http = { request: requestHttp, agent: new HttpAgent(KEEP_ALIVE) };
const https = { request: requestHttps, agent: new HttpsAgent(KEEP_ALIVE) };

/** Sends reads over connections that stay open, without redirects, cookies and compression: half the cost of `fetch`. */
export const exchange: Exchange = ({ url, method, headers, body, signal, maxBytes }) =>
  new Promise((resolve, reject) => {
    const { request, agent } = url.startsWith('https:') ? https : http;
    const call = request(url, { agent, method, headers });
    const stop = () => call.destroy(new Error('The call was given up.'));
    const fail = (error: Error) => {
      signal.removeEventListener('abort', stop);
      reject(error);
    };
    signal.addEventListener('abort', stop, { once: true });
    call.on('error', fail);
    call.on('response', (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      const end = (bytes: Uint8Array | undefined) => {
        signal.removeEventListener('abort', stop);
        const get = (name: string) => {
          const value = response.headers[name];
          return Array.isArray(value) ? value.join(', ') : (value ?? null);
        };
        resolve({ status: response.statusCode ?? 502, headers: { get }, body: bytes });
      };
      response.on('data', (part: Buffer) => {
        parts.push(part);
        size += part.length;
        if (size <= maxBytes) return;
        end(undefined);
        call.destroy();
      });
      response.on('error', fail);
      response.on('end', () => end(parts.length === 1 ? parts[0] : Buffer.concat(parts)));
    });
    call.end(body);
  });
