import type { Role } from '@haberdash/account';
import type { SegmentProfile } from '@haberdash/analytics';

/** The parts of a profile that the segment of reports is made of, from the roles of a shopper (spec 2 §6). */
export const segmentProfile = (roles: readonly Role[]): SegmentProfile => ({
  isLoyaltyMember: roles.includes('loyalty-member'),
  consumerDetails: {
    athlete: roles.includes('athlete') ? {} : undefined,
    identity: (['wranx', 'ipa'] as const)
      .filter((role) => roles.includes(role))
      .map((role) => ({ type: role.toUpperCase() })),
  },
});
