import * as v from 'valibot';
import { pageOf } from '../../../../pages/page-of.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import { refererPath } from '../model/return-path.ts';

const NAME = 'said';
/**
 * What is told to a guest has a cookie of its own: a read of the page before, which tells a guest's and forgets it, may
 * be answered after the sign-in that says something new.
 */
const GUEST_NAME = 'said-to-guest';
/** A redirect takes less; whoever comes back later has seen where they are. */
const SECONDS = 120;

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
const TO_GUESTS: readonly unknown[] = [
  'signed-out',
  'account-ready',
  'password-set',
  'session-ended',
  'session-ended-in-form',
];
/** What is told on the page after the next redirect. */
export type SaidCode = (typeof CODES)[number];

/** A message over the page, and where it leads. */
export interface Said {
  readonly code: SaidCode;
  readonly text: string;
  readonly tone: 'success' | 'info' | 'warning';
  readonly link?: {
    readonly href: string;
    readonly label: string;
    /** Shown only where the browser has passkeys. */
    readonly needs?: 'passkeys';
  };
}

const SaidSchema = v.array(v.picklist(CODES));

/** Keeps what is to be told, and nothing of the person, until the next page has told it. */
export function say(
  { setValue }: Pick<PrivateRead['session'], 'setValue'>,
  codes: readonly SaidCode[],
): void {
  const isToGuest = codes.some((code) => TO_GUESTS.includes(code));
  setValue(isToGuest ? GUEST_NAME : NAME, JSON.stringify(codes), SECONDS);
}

function codesOf(text: string | undefined): readonly SaidCode[] {
  if (text === undefined) return [];
  try {
    const result = v.safeParse(SaidSchema, JSON.parse(text));
    return result.success ? result.output : [];
  } catch {
    return [];
  }
}

/** The page of a form that has just signed somebody in is being left: what it reads meanwhile nobody sees. */
function isLeaving({ session, request, url }: Pick<PrivateRead, 'session' | 'request' | 'url'>): boolean {
  if (session.consumer() === undefined) return false;
  const page = pageOf(refererPath(request, url)?.split('?', 1)[0] ?? '');
  return page === 'sign-in' || page === 'sign-up';
}

/** What is to be told, once, to the page that it is for. */
export function takeSaid(
  read: Pick<PrivateRead, 'session' | 't' | 'site' | 'request' | 'url'>,
): readonly Said[] {
  const { session, t, site } = read;
  if (isLeaving(read)) return [];
  const codes = [GUEST_NAME, NAME].flatMap((name) => codesOf(session.value(name)));
  session.setValue(GUEST_NAME, undefined);
  session.setValue(NAME, undefined);
  const toCart = { href: `/${site.locale}/cart`, label: t('identity.toBag') };
  return codes.map((code): Said => {
    switch (code) {
      case 'signed-in':
        return { code, tone: 'success', text: t('identity.saidSignedIn') };
      case 'signed-in-by-password':
        return {
          code,
          tone: 'success',
          text: t('identity.saidSignedIn'),
          link: {
            href: `/${site.locale}/account/password#passkeys`,
            label: t('identity.saidAddPasskey'),
            needs: 'passkeys',
          },
        };
      case 'signed-out':
        return { code, tone: 'success', text: t('identity.saidSignedOut') };
      case 'account-created':
        return {
          code,
          tone: 'success',
          text: t('identity.saidAccountCreated'),
          link: { href: `/${site.locale}/complete-profile`, label: t('identity.completeTitle') },
        };
      case 'account-ready':
        return { code, tone: 'success', text: t('identity.saidAccountReady') };
      case 'welcome':
        return { code, tone: 'success', text: t('identity.saidAccountCreated') };
      case 'password-set':
        return { code, tone: 'success', text: t('identity.saidPasswordSet') };
      case 'session-ended':
        return { code, tone: 'info', text: t('identity.saidSessionEnded') };
      case 'session-ended-in-form':
        return { code, tone: 'info', text: t('identity.saidSessionEndedInForm') };
      case 'cart-merged':
        return { code, tone: 'info', text: t('identity.saidCartMerged'), link: toCart };
      case 'cart-out-of-stock':
        return { code, tone: 'warning', text: t('identity.saidCartOutOfStock'), link: toCart };
    }
  });
}

const REASONS: Partial<
  Record<
    SaidCode,
    | 'identity.saidAccountReady'
    | 'identity.saidPasswordSet'
    | 'identity.saidSessionEnded'
    | 'identity.saidSessionEndedInForm'
  >
> = {
  'account-ready': 'identity.saidAccountReady',
  'password-set': 'identity.saidPasswordSet',
  'session-ended': 'identity.saidSessionEnded',
  'session-ended-in-form': 'identity.saidSessionEndedInForm',
};

/**
 * What led to the sign-in page, for the page to say itself when it comes as a document: a browser without a script shows
 * no message over it.
 */
export function takeReasonToSignIn({
  session,
  t,
  isDocument,
}: Pick<PrivateRead, 'session' | 't' | 'isDocument'>): string | undefined {
  const codes = isDocument ? codesOf(session.value(GUEST_NAME)) : [];
  const reason = codes.map((code) => REASONS[code]).find((key) => key !== undefined);
  if (reason === undefined) return undefined;
  session.setValue(GUEST_NAME, undefined);
  return t(reason);
}
