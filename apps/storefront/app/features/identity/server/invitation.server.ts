import { redirect } from 'react-router';
import * as v from 'valibot';
import type { PrivateRead } from '../../../shared/reads/define-read.ts';

const NAME = 'invitation';
/** Long enough to fill in a form, short enough for a shared computer. */
const SECONDS = 30 * 60;

const text = (maxLength: number) => v.exactOptional(v.pipe(v.string(), v.maxLength(maxLength)));
const code = v.exactOptional(v.pipe(v.string(), v.regex(/^[A-Za-z0-9._-]{1,60}$/)));

const InvitationSchema = v.object({
  email: text(100),
  consumerId: code,
  leadSource: code,
  referralCode: code,
  storeNum: code,
  source: code,
});

/** What a link to the sign-up says of the person and of what brought them (spec 1 §2). */
export type Invitation = v.InferOutput<typeof InvitationSchema>;

/** The parameters of an address, by the name that they have here. */
const PARAMETERS = {
  email: 'email',
  consumerId: 'consumerId',
  leadSource: 'leadSource',
  referral_code: 'referralCode',
  storeNum: 'storeNum',
  enrollment_marketing_source: 'source',
} as const;

function parse(facts: Readonly<Record<string, unknown>>): Invitation {
  const known = Object.entries(facts).filter(
    ([name, value]) => v.safeParse(InvitationSchema, { [name]: value }).success,
  );
  const result = v.safeParse(InvitationSchema, Object.fromEntries(known));
  return result.success ? result.output : {};
}

function stored({ value }: PrivateRead['session']): Invitation {
  try {
    const facts: unknown = JSON.parse(value(NAME) ?? '{}');
    return typeof facts === 'object' && facts !== null ? parse({ ...facts }) : {};
  } catch {
    return {};
  }
}

/**
 * What the link said that led here. It leaves the address at once, for a sealed cookie: an address stands in the
 * history, and is sent on. What breaks its rules is left out.
 */
export function readInvitation({ url, pathname, session }: PrivateRead): Invitation {
  const given = Object.entries(PARAMETERS).filter(([parameter]) => url.searchParams.has(parameter));
  if (given.length === 0) return stored(session);
  const facts = Object.fromEntries(
    given.map(([parameter, name]) => [name, url.searchParams.get(parameter)?.trim()]),
  );
  session.setValue(NAME, JSON.stringify({ ...stored(session), ...parse(facts) }), SECONDS);
  const rest = new URLSearchParams(url.searchParams);
  for (const [parameter] of given) rest.delete(parameter);
  throw redirect(rest.size === 0 ? pathname : `${pathname}?${rest}`, 303);
}

/** The account is there: the invitation has been taken. */
export const forgetInvitation = ({ setValue }: PrivateRead['session']): void => setValue(NAME, undefined);

/** Fills the e-mail address in on the next page of the sign-in, without standing in its address. */
export const rememberEmail = ({ setValue }: PrivateRead['session'], email: string): void =>
  setValue(NAME, JSON.stringify(parse({ email })), SECONDS);
