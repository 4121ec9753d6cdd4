import { describe, expect, it, vi } from 'vitest';
import { ApiError, TransportError } from '../errors/api-error.ts';
import type { RequestToken, SessionOptions, SessionSnapshot } from './session-types.ts';
import { createSession } from './session.ts';
import { TOKEN_RETRY_DELAY_MS } from './token-call.ts';
import { snapshotOf } from './token-request.ts';

const NOW = 1_000_000;
const snapshot = (overrides: Partial<SessionSnapshot> = {}): SessionSnapshot => ({
  accessToken: 'access-1',
  refreshToken: 'refresh-1',
  expiresAt: NOW + 600_000,
  usid: 'usid-0001',
  ...overrides,
});
const token = {
  accessToken: 'a',
  refreshToken: 'r',
  expiresIn: 1_800,
  usid: 'usid-0001',
  type: 'Guest',
} as const;
const rejection = (status: number) =>
  new ApiError({
    status,
    details: [{ errorId: `AUT${status}`, message: 'No.' }],
    call: { method: 'POST', path: '/token' },
  });
const lost = (reason: 'network' | 'timeout' | 'malformed') =>
  new TransportError(reason, { method: 'POST', path: '/token' }, 'no answer');

function setUp(requestToken: RequestToken, stored?: SessionSnapshot, more: Partial<SessionOptions> = {}) {
  let current = stored;
  const wait = vi.fn(async (_milliseconds: number) => {});
  const session = createSession({
    storage: {
      read: () => current,
      write: (next) => (current = next),
      clear: () => (current = undefined),
    },
    requestToken,
    now: () => NOW,
    wait,
    ...more,
  });
  return { session, wait, stored: () => current, write: (next: SessionSnapshot) => (current = next) };
}

describe('a session', () => {
  it('uses the stored token while it lasts', async () => {
    const { session } = setUp(() => Promise.reject(new Error('not asked')), snapshot());
    await expect(session.accessToken()).resolves.toBe('access-1');
  });

  it('has one token call in flight for any number of callers', async () => {
    let calls = 0;
    const { session } = setUp(async () => {
      calls += 1;
      return snapshot({ accessToken: `access-${calls}` });
    });
    await expect(Promise.all([1, 2, 3].map(() => session.accessToken()))).resolves.toEqual([
      'access-1',
      'access-1',
      'access-1',
    ]);
    expect(calls).toBe(1);
  });

  it('repeats a lost call with the same refresh token, whose later use would end the session', async () => {
    const requested: (string | undefined)[] = [];
    const { session } = setUp(
      async (refreshToken) => {
        requested.push(refreshToken);
        if (requested.length === 1) throw lost('network');
        return snapshot({ accessToken: 'access-2' });
      },
      snapshot({ expiresAt: NOW }),
    );
    await expect(session.accessToken()).resolves.toBe('access-2');
    expect(requested).toEqual(['refresh-1', 'refresh-1']);
  });

  it.each(['timeout', 'malformed'] as const)('does not repeat a call that ended by %s', async (reason) => {
    const requestToken = vi.fn(() => Promise.reject(lost(reason)));
    const { session } = setUp(requestToken);
    await expect(session.accessToken()).rejects.toThrow('no answer');
    expect(requestToken).toHaveBeenCalledTimes(1);
  });

  it('renews with the refresh token a minute ahead of the end', async () => {
    const requested: (string | undefined)[] = [];
    const { session, stored } = setUp(
      async (refreshToken) => {
        requested.push(refreshToken);
        return snapshot({ accessToken: 'access-2', refreshToken: 'refresh-2' });
      },
      snapshot({ expiresAt: NOW + 59_000 }),
    );
    await expect(session.accessToken()).resolves.toBe('access-2');
    expect(requested).toEqual(['refresh-1']);
    expect(stored()?.refreshToken).toBe('refresh-2');
  });

  it('retries a 409 once after 2,000 ms and never a second time', async () => {
    let calls = 0;
    const { session, wait } = setUp(() => {
      calls += 1;
      return Promise.reject(rejection(409));
    });
    await expect(session.accessToken()).rejects.toMatchObject({ status: 409 });
    expect(calls).toBe(2);
    expect(wait.mock.calls).toEqual([[TOKEN_RETRY_DELAY_MS]]);
  });

  it('tolerates a 403, retains the session and returns no token', async () => {
    const existing = snapshot({ expiresAt: NOW });
    const { session, stored } = setUp(() => Promise.reject(rejection(403)), existing);
    await expect(session.accessToken()).resolves.toBeUndefined();
    expect(stored()).toEqual(existing);
  });

  it('becomes a new guest when the refresh token has ended', async () => {
    const { session } = setUp(
      async (refreshToken) => {
        if (refreshToken !== undefined) throw rejection(401);
        return snapshot({ accessToken: 'guest', usid: 'usid-0002' });
      },
      snapshot({ expiresAt: NOW }),
    );
    await expect(session.accessToken()).resolves.toBe('guest');
    expect(session.usid()).toBe('usid-0002');
  });

  it('does not renew twice for two errors of one token', async () => {
    let calls = 0;
    const { session } = setUp(async () => {
      calls += 1;
      return snapshot({ accessToken: 'access-2' });
    }, snapshot());
    await expect(session.renew('access-1')).resolves.toBe('access-2');
    await expect(session.renew('access-1')).resolves.toBe('access-2');
    expect(calls).toBe(1);
  });

  it('continues with a valid token when renewing it ahead of time fails', async () => {
    const existing = snapshot({ expiresAt: NOW + 30_000 });
    const { session, stored } = setUp(() => Promise.reject(new TypeError('lost')), existing);
    await expect(session.accessToken()).resolves.toBe('access-1');
    expect(stored()).toEqual(existing);
  });

  it('gives out no token after a 403, even if the old one still lasts', async () => {
    const { session } = setUp(() => Promise.reject(rejection(403)), snapshot({ expiresAt: NOW + 30_000 }));
    await expect(session.accessToken()).resolves.toBeUndefined();
  });

  it('renews a token of a short life after half of it, not with every call', async () => {
    let calls = 0;
    const requestToken = async () => {
      calls += 1;
      return snapshotOf({ ...token, expiresIn: 40 }, NOW);
    };
    const { session, stored } = setUp(requestToken);
    await session.accessToken();
    await session.accessToken();
    expect(calls).toBe(1);
    expect(stored()).toMatchObject({ renewAt: NOW + 20_000, expiresAt: NOW + 40_000 });
  });

  it('renews once for all sessions of a process that share their refreshes', async () => {
    const refreshes = new Map<string, Promise<SessionSnapshot | undefined>>();
    let calls = 0;
    const requestToken = async () => {
      calls += 1;
      return snapshot({ accessToken: `access-${calls + 1}`, refreshToken: 'refresh-2' });
    };
    const expired = snapshot({ expiresAt: NOW });
    const two = [setUp(requestToken, expired, { refreshes }), setUp(requestToken, expired, { refreshes })];
    await expect(Promise.all(two.map(({ session }) => session.accessToken()))).resolves.toEqual([
      'access-2',
      'access-2',
    ]);
    expect(calls).toBe(1);
    expect(two.map(({ stored }) => stored()?.refreshToken)).toEqual(['refresh-2', 'refresh-2']);
  });

  it('never shares a first token: two shoppers of one process are two guests', async () => {
    const refreshes = new Map<string, Promise<SessionSnapshot | undefined>>();
    let calls = 0;
    const requestToken = async () => snapshot({ accessToken: `guest-${(calls += 1)}` });
    const two = [
      setUp(requestToken, undefined, { refreshes }),
      setUp(requestToken, undefined, { refreshes }),
    ];
    await expect(Promise.all(two.map(({ session }) => session.accessToken()))).resolves.toEqual([
      'guest-1',
      'guest-2',
    ]);
  });

  it('requests no token that another tab got while it waited for the lock', async () => {
    const requestToken = vi.fn<RequestToken>();
    let release = () => {};
    const blocked = new Promise<void>((resolve) => (release = resolve));
    const lock = async <T>(work: () => Promise<T>): Promise<T> => {
      await blocked;
      return work();
    };
    const { session, write } = setUp(requestToken, snapshot({ expiresAt: NOW }), { lock });
    const requested = session.accessToken();
    write(snapshot({ accessToken: 'of-the-other-tab' }));
    release();
    await expect(requested).resolves.toBe('of-the-other-tab');
    expect(requestToken).not.toHaveBeenCalled();
  });
});
