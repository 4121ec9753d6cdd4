import type { Support, WarrantyClaim } from '../parties/support/support.ts';

/** A support party whose cases a test can read. */
export interface FakeSupport extends Support {
  readonly claims: WarrantyClaim[];
  /** While true nothing of the party can be reached. */
  isDown: boolean;
}

/** Numbers its cases from one on. */
export function fakeSupport(): FakeSupport {
  const claims: WarrantyClaim[] = [];
  const party: FakeSupport = {
    claims,
    isDown: false,
    async openWarrantyCase(claim) {
      if (party.isDown) throw new Error('unreachable');
      if (!claims.some(({ key }) => key === claim.key)) claims.push(claim);
      const number = claims.findIndex(({ key }) => key === claim.key) + 1;
      return { caseNumber: `CS${number}`, createdAt: '2026-06-01T12:00:00.000Z' };
    },
  };
  return party;
}
