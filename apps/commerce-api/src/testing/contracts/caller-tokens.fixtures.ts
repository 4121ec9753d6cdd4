import type { Actor, Shopper } from '../../platform/context/request-context.ts';

export const TOKEN_TYPES = ['Guest', 'Registered', 'Agent'] as const satisfies Shopper['type'][];

export const tokenOf = (type: Shopper['type'], subject: string): string => `${type}/${subject}`;

/** Trusts such a token. */
export function authenticate(authorization = ''): Actor | undefined {
  const [, type, subject] = /^Bearer (Guest|Registered|Agent)\/([\w-]+)$/.exec(authorization) ?? [];
  if (subject === undefined) return undefined;
  const known = TOKEN_TYPES.find((each) => each === type) ?? 'Guest';
  return { kind: 'shopper', shopper: { subject, usid: subject, type: known } };
}
