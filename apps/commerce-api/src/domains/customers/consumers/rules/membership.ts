export interface Membership {
  readonly status: 'CONFIRMED' | 'UNCONFIRMED';
  readonly points: number;
}

/** Codes for accounts without a confirmed membership. */
export type NoMember = 'REW130' | 'REW135';

/** Rewards need a confirmed membership. */
export function rejectNoMember(membership: Membership | undefined): NoMember | undefined {
  if (membership === undefined) return 'REW130';
  return membership.status === 'CONFIRMED' ? undefined : 'REW135';
}
