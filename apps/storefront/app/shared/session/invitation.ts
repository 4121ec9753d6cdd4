import { redirect } from 'react-router';
import * as v from 'valibot';
import type { ShopperSession } from './shopper-session.ts';

type Values = Pick<ShopperSession, 'value' | 'setValue'>;

const NAME = 'invitation';
/** Of a person: long enough to fill in a form, short enough for a shared computer. */
const PERSON_SECONDS = 30 * 60;
/** Of a campaign, which names no one. */
const CAMPAIGN_SECONDS = 24 * 60 * 60;

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

const CAMPAIGN = {
  leadSource: 'leadSource',
  referral_code: 'referralCode',
  storeNum: 'storeNum',
  enrollment_marketing_source: 'source',
} as const;
const PARAMETERS = { email: 'email', consumerId: 'consumerId', ...CAMPAIGN } as const;

export const isFromCampaign = (parameters: URLSearchParams): boolean =>
  Object.keys(CAMPAIGN).some((name) => parameters.has(name));

function parse(facts: Readonly<Record<string, unknown>>): Invitation {
  const known = Object.entries(facts).filter(
    ([name, value]) => v.safeParse(InvitationSchema, { [name]: value }).success,
  );
  const result = v.safeParse(InvitationSchema, Object.fromEntries(known));
  return result.success ? result.output : {};
}

function stored({ value }: Pick<Values, 'value'>): Invitation {
  try {
    const facts: unknown = JSON.parse(value(NAME) ?? '{}');
    return typeof facts === 'object' && facts !== null ? parse({ ...facts }) : {};
  } catch {
    return {};
  }
}

interface Read {
  readonly url: URL;
  readonly pathname: string;
  readonly session: Values;
}

function storeInvitation({ setValue }: Pick<Values, 'setValue'>, facts: Invitation): void {
  const isOfPerson = facts.email !== undefined || facts.consumerId !== undefined;
  setValue(NAME, JSON.stringify(facts), isOfPerson ? PERSON_SECONDS : CAMPAIGN_SECONDS);
}

function take({ url, pathname, session }: Read, parameters: Readonly<Record<string, string>>): Invitation {
  const given = Object.entries(parameters).filter(([parameter]) => url.searchParams.has(parameter));
  if (given.length === 0) return stored(session);
  const facts = Object.fromEntries(
    given.map(([parameter, name]) => [name, url.searchParams.get(parameter)?.trim()]),
  );
  storeInvitation(session, { ...stored(session), ...parse(facts) });
  const rest = new URLSearchParams(url.searchParams);
  for (const [parameter] of given) rest.delete(parameter);
  throw redirect(rest.size === 0 ? pathname : `${pathname}?${rest}`, 303);
}

/** The facts of an invitation link, moved from the address, which stays in the history, to a sealed cookie. */
export const readInvitation = (read: Read): Invitation => take(read, PARAMETERS);

/** The same of the campaign alone. */
export const readCampaign = (read: Read): Invitation => take(read, CAMPAIGN);

/** The campaign that brought the shopper, for the calls that take it. */
export const leadSourceOf = (session: Pick<Values, 'value'>): string | undefined =>
  stored(session).leadSource;

/** The account is there: the invitation has been taken. */
export const forgetInvitation = ({ setValue }: Pick<Values, 'setValue'>): void => setValue(NAME, undefined);

/** Fills the e-mail address in on the next page of the sign-in, without standing in its address. */
export const rememberEmail = (session: Values, email: string): void =>
  storeInvitation(session, { ...stored(session), ...parse({ email }) });
