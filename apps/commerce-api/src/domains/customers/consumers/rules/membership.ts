/** A membership as the rules of rewards look at it. */
export interface Membership {
  readonly status: 'CONFIRMED' | 'UNCONFIRMED';
  readonly points: number;
}

/** Why somebody may not see or make rewards. */
export type NoMember = 'REW130' | 'REW135';

/** Rewards are for confirmed members. */
export function rejectNoMember(membership: Membership | undefined): NoMember | undefined {
  if (membership === undefined) return 'REW130';
  return membership.status === 'CONFIRMED' ? undefined : 'REW135';
}
