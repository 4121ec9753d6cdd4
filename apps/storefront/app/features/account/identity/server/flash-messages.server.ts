import { pageOf } from '../../../../pages/page-of.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { consumeFlash, peekFlash, setFlash } from '../../../../shared/session/flash.ts';
import { refererPath } from '../model/return-path.ts';

/** How a customer has signed in, or that an account is new; only reports use it. */
const METHODS = ['password', 'passkey', 'code', 'form', 'checkout'] as const;
export type SignInMethod = (typeof METHODS)[number];

const CODES = [
  'signed-in',
  'signed-in-by-password',
  'signed-out',
  'account-created',
  'account-ready',
  'welcome',
  'cart-merged',
  'cart-out-of-stock',
  'password-set',
  'session-ended',
  'session-ended-in-form',
] as const;
const FOR_GUESTS: ReadonlySet<string> = new Set([
  'signed-out',
  'account-ready',
  'password-set',
  'session-ended',
  'session-ended-in-form',
]);
/** What the page after the next redirect shows. */
export type FlashCode = (typeof CODES)[number];

const isFlashCode = (code: string): code is FlashCode => (CODES as readonly string[]).includes(code);

export interface FlashMessage {
  readonly code: FlashCode;
  readonly text: string;
  readonly tone: 'success' | 'info' | 'warning';
  /** How the customer has signed in or up. */
  readonly method?: SignInMethod;
  readonly link?: {
    readonly href: string;
    readonly label: string;
    /** Shown only where the browser has passkeys. */
    readonly needs?: 'passkeys';
  };
}

/** Sets what the page after the next redirect shows of sign-in and account. */
export function setFlashMessages(
  session: Pick<PrivateRead['session'], 'setValue'>,
  codes: readonly FlashCode[],
  method?: SignInMethod,
): void {
  const audience = codes.some((code) => FOR_GUESTS.has(code)) ? 'guest' : 'customer';
  setFlash(session, audience, method === undefined ? codes : [...codes, `by-${method}`]);
}

/** Whether the read comes from a form that has just signed a customer in: its page is left before it shows anything. */
function isLeaving({ session, request, url }: Pick<PrivateRead, 'session' | 'request' | 'url'>): boolean {
  if (session.consumer() === undefined) return false;
  const page = pageOf(refererPath(request, url)?.split('?', 1)[0] ?? '');
  return page === 'sign-in' || page === 'sign-up';
}

/** The flash messages of a read, once. */
export function consumeFlashMessages(
  read: Pick<PrivateRead, 'session' | 't' | 'site' | 'request' | 'url'>,
): readonly FlashMessage[] {
  const { session, t, site } = read;
  if (isLeaving(read)) return [];
  const all = [...consumeFlash(session, 'guest'), ...consumeFlash(session, 'customer')];
  const codes = all.filter(isFlashCode);
  const method = METHODS.find((each) => all.includes(`by-${each}`));
  const toCart = { href: `/${site.locale}/cart`, label: t('identity.toBag') };
  const messageOf = (code: FlashCode): FlashMessage => {
    switch (code) {
      case 'signed-in':
        return { code, tone: 'success', text: t('identity.flashSignedIn') };
      case 'signed-in-by-password':
        return {
          code,
          tone: 'success',
          text: t('identity.flashSignedIn'),
          link: {
            href: `/${site.locale}/account/password#passkeys`,
            label: t('identity.flashAddPasskey'),
            needs: 'passkeys',
          },
        };
      case 'signed-out':
        return { code, tone: 'success', text: t('identity.flashSignedOut') };
      case 'account-created':
        return {
          code,
          tone: 'success',
          text: t('identity.flashAccountCreated'),
          link: { href: `/${site.locale}/complete-profile`, label: t('identity.completeTitle') },
        };
      case 'account-ready':
        return { code, tone: 'success', text: t('identity.flashAccountReady') };
      case 'welcome':
        return { code, tone: 'success', text: t('identity.flashAccountCreated') };
      case 'password-set':
        return { code, tone: 'success', text: t('identity.flashPasswordSet') };
      case 'session-ended':
        return { code, tone: 'info', text: t('identity.flashSessionEnded') };
      case 'session-ended-in-form':
        return { code, tone: 'info', text: t('identity.flashSessionEndedInForm') };
      case 'cart-merged':
        return { code, tone: 'info', text: t('identity.flashCartMerged'), link: toCart };
      case 'cart-out-of-stock':
        return { code, tone: 'warning', text: t('identity.flashCartOutOfStock'), link: toCart };
    }
  };
  return codes.map((code) => ({ ...messageOf(code), ...(method === undefined ? {} : { method }) }));
}

const REASONS: Partial<
  Record<
    FlashCode,
    | 'identity.flashAccountReady'
    | 'identity.flashPasswordSet'
    | 'identity.flashSessionEnded'
    | 'identity.flashSessionEndedInForm'
  >
> = {
  'account-ready': 'identity.flashAccountReady',
  'password-set': 'identity.flashPasswordSet',
  'session-ended': 'identity.flashSessionEnded',
  'session-ended-in-form': 'identity.flashSessionEndedInForm',
};

/** The reason for the sign-in in a document: a browser without a script shows no flash message. */
export function consumeSignInReason({
  session,
  t,
  isDocument,
}: Pick<PrivateRead, 'session' | 't' | 'isDocument'>): string | undefined {
  const codes = isDocument ? peekFlash(session, 'guest').filter(isFlashCode) : [];
  const reason = codes.map((code) => REASONS[code]).find((key) => key !== undefined);
  if (reason === undefined) return undefined;
  consumeFlash(session, 'guest');
  return t(reason);
}
