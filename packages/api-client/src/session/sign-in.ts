import { sleep } from '../core/sleep.ts';
import type { ConsumersClient, PasskeySignInRequest } from '../consumers/index.ts';
import type { GuestObjects, TokenClient, TokenRequest } from '../token/index.ts';
import { createCodeProof, type CodeProof } from './pkce.ts';
import type { ConsumerFacts, LoyaltyToken, ManagedSession, SessionSnapshot } from './session-types.ts';
import { repeatOnConflict } from './token-call.ts';
import { snapshotOf } from './token-request.ts';

export interface SignInOptions {
  readonly session: ManagedSession;
  readonly tokens: TokenClient;
  readonly consumers: ConsumersClient;
  readonly now?: () => number;
  readonly wait?: (milliseconds: number) => Promise<void>;
  readonly createProof?: () => Promise<CodeProof>;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
  /** The captcha response, if the site has one. */
  readonly captcha?: string | undefined;
}

/** A challenge of the service signed by a passkey, instead of e-mail and password. */
export interface SignedChallenge {
  readonly passkey: Omit<PasskeySignInRequest, 'type' | 'codeChallenge'>;
}

export type ConsumerCredentials = (Credentials | SignedChallenge) & GuestMerge;

/** What a guest takes into the account. */
export interface GuestMerge {
  /** Guest objects besides those of the session. */
  readonly guestObjects?: GuestObjects;
  /** A guest's order to link to the account: its number and its secret (spec 1 §7). */
  readonly order?: { readonly orderNo: string; readonly st: string };
}

/** A 403 of the token call is neither an error nor a sign-in: the session is unchanged. */
export type SignInOutcome =
  | { readonly isSignedIn: true; readonly consumer: ConsumerFacts }
  | { readonly isSignedIn: false };

/** Signing in and out (spec 1 §4). */
export interface SignIn {
  /** Exchanges credentials for a code and the code for tokens; an error leaves the guest unchanged. */
  readonly signIn: (credentials: ConsumerCredentials) => Promise<SignInOutcome>;
  /** The same for a store associate, without a cart to merge. */
  readonly signInAgent: (credentials: Credentials) => Promise<SignInOutcome>;
  /** Ends the session here even if the service fails, and starts a guest's. */
  readonly signOut: () => Promise<void>;
  /** The loyalty programme's token, cached until it expires. */
  readonly loyaltyToken: (referralCode?: string) => Promise<LoyaltyToken>;
  /** Stores what a guest has, for a later sign-in to merge. */
  readonly remember: (objects: GuestObjects) => Promise<void>;
}

const responseOf = (captcha: string | undefined) =>
  captcha === undefined ? {} : { recaptcha_response: captcha };

/** Requests a code for e-mail and password, or for a signed challenge. */
async function requestCode(
  consumers: ConsumersClient,
  shown: Credentials | SignedChallenge,
  codeChallenge: string,
): Promise<string> {
  const requested = { type: 'Registered', codeChallenge } as const;
  if ('passkey' in shown) {
    const body = { ...requested, ...shown.passkey };
    return (await consumers.POST('/consumers-v3/auth/passkey/signin', { body })).authorizationCode;
  }
  const { username, password, captcha } = shown;
  const body = { ...requested, username, password, ...responseOf(captcha) };
  return (await consumers.POST('/consumers-v3/auth/signin', { body })).authorizationCode;
}

/** @example const account = createSignIn({ session, tokens, consumers }); */
export function createSignIn(options: SignInOptions): SignIn {
  const { session, tokens, consumers, now = Date.now, wait = sleep, createProof = createCodeProof } = options;
  const pending = new Map<string, Promise<LoyaltyToken>>();

  const exchange = async (
    grant: (stored: SessionSnapshot | undefined) => TokenRequest,
  ): Promise<SignInOutcome> => {
    const next = await session.replace(async (stored) => {
      // The guest's own token proves whose cart and favourites are merged.
      const headers = {
        'x-usid': stored?.usid,
        ...(stored === undefined ? {} : { authorization: `Bearer ${stored.accessToken}` }),
      };
      const token = await tokens.POST('/token/v2/auth/token', { body: grant(stored), headers });
      return snapshotOf(token, now());
    });
    return next === undefined ? { isSignedIn: false } : { isSignedIn: true, consumer: next.consumer ?? {} };
  };

  /** An expired token proves nothing; if it cannot be renewed, the call goes on. */
  const renewIfEnded = async (): Promise<void> => {
    const stored = session.snapshot();
    if (stored !== undefined && stored.expiresAt <= now()) await session.accessToken().catch(() => undefined);
  };

  const requestLoyaltyToken = async (usid: string, referralCode: string | undefined) => {
    const body = { usid, ...(referralCode === undefined ? {} : { referralCode }) };
    const response = await repeatOnConflict(wait)(() =>
      consumers.POST('/consumers-v3/consumer/loyalty/token', { body }),
    );
    const { loyaltyToken: token, memberId } = response;
    const loyalty = { token, memberId, expiresAt: now() + response.expiresIn * 1_000 };
    // Not if another shopper has signed in or out in the meantime.
    if (session.usid() === usid) session.amend({ loyalty });
    return loyalty;
  };

  return {
    async signIn({ guestObjects, order, ...shown }) {
      const { codeVerifier, codeChallenge } = await createProof();
      const authorizationCode = await requestCode(consumers, shown, codeChallenge);
      await renewIfEnded();
      return exchange((stored) => ({
        type: 'Registered',
        authorizationCode,
        codeVerifier,
        guestObjects: { ...stored?.guestObjects, ...guestObjects },
        ...(order === undefined ? {} : { ...order, action: 'postLogin' }),
      }));
    },
    async signInAgent({ username, password, captcha }) {
      const { codeVerifier, codeChallenge } = await createProof();
      const { authorizationCode } = await consumers.POST('/consumers-v3/consumer/agent/login', {
        body: { username, password, codeChallenge, ...responseOf(captcha) },
      });
      return exchange(() => ({ type: 'Agent', authorizationCode, codeVerifier }));
    },
    async signOut() {
      await renewIfEnded();
      await session.end(({ accessToken, refreshToken }) =>
        consumers.POST('/consumers-v3/consumer/auth/signout', {
          body: { refreshToken },
          headers: { authorization: `Bearer ${accessToken}` },
        }),
      );
    },
    async loyaltyToken(referralCode) {
      const stored = session.snapshot()?.loyalty;
      if (stored !== undefined && stored.expiresAt > now()) return stored;
      await session.accessToken();
      const usid = session.usid() ?? '';
      const requested = pending.get(usid) ?? requestLoyaltyToken(usid, referralCode);
      pending.set(usid, requested);
      return requested.finally(() => pending.delete(usid));
    },
    async remember(objects) {
      // Creates the snapshot to store it in, if the guest has no token yet.
      if (session.snapshot() === undefined) await session.accessToken();
      session.amend({ guestObjects: { ...session.snapshot()?.guestObjects, ...objects } });
    },
  };
}
