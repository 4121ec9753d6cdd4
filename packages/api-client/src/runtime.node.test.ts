import { createContext, runInContext } from 'node:vm';
import { build } from 'esbuild';
import { expect, it } from 'vitest';

/** The globals that Node, browsers and edge runtimes share. */
const shared = {
  AbortController,
  AbortSignal,
  Request,
  Response,
  Headers,
  TextDecoder,
  TextEncoder,
  URL,
  btoa,
  clearTimeout,
  crypto,
  setTimeout,
};

const PROGRAM = `
import { createCartClient } from './cart/index.ts';
import { createConsumersClient } from './consumers/index.ts';
import { createTokenClient } from './token/index.ts';
import { createGuestSession, createServiceHealth, createSignIn, findCatalogueEntry } from './index.ts';

const context = { locale: 'en-us', brand: 'northfell', region: 'NORA', siteId: 'NF-US' };
const token = { accessToken: 'a', refreshToken: 'r', expiresIn: 1800, usid: 'usid-0001', type: 'Registered' };
const answers = {
  token: [200, token],
  signin: [200, { authorizationCode: 'code' }],
  cart: [200, { id: 'c-1' }],
  coupon: [409, { errorDetails: [{ errorId: 'PRM155', message: 'Expired.' }] }],
};
const fetch = async (request) => {
  const [status, body] = answers[request.url.split('/').at(-1)];
  return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
};
let kept;
const storage = { read: () => kept, write: (next) => (kept = next), clear: () => (kept = undefined) };
const options = { baseUrl: 'https://api.test', context, fetch, health: createServiceHealth() };
const tokens = createTokenClient(options);
const session = createGuestSession({ tokens, storage });
const consumers = createConsumersClient({ ...options, session });
const account = createSignIn({ session, tokens, consumers });
const cart = createCartClient({ ...options, session });
export const result = (async () => {
  const { id } = await cart.POST('/cart/v1/cart', { body: {} });
  const { isSignedIn } = await account.signIn({ username: 'linh@example.com', password: 'Trail-running-2026' });
  const rejected = await cart.PUT('/cart/v1/coupon', { body: { cartId: id, code: 'OLD' } }).catch((error) => error);
  return [id, isSignedIn, rejected.errorId, findCatalogueEntry(rejected.errorId) !== undefined].join(' ');
})();
`;

it('runs where there is nothing but fetch and its relatives: no process, no window, no document', async () => {
  const built = await build({
    stdin: { contents: PROGRAM, resolveDir: import.meta.dirname, loader: 'js' },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'program',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions: ['@haberdash/source', 'import'],
    target: 'es2022',
  });
  const sandbox = createContext({ ...shared });
  runInContext(built.outputFiles[0]?.text ?? '', sandbox);
  await expect(runInContext('program.result', sandbox)).resolves.toBe('c-1 true PRM155 true');
});
