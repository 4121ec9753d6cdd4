import type { ContactMessage, OpenedCase, Support, WarrantyClaim } from '../parties/support/support.ts';

/** A support party whose cases a test can read. */
export interface FakeSupport extends Support {
  readonly claims: WarrantyClaim[];
  readonly messages: ContactMessage[];
  /** While true nothing of the party can be reached. */
  isDown: boolean;
}

/** Numbers its cases from one on, each kind for itself. */
export function fakeSupport(): FakeSupport {
  const claims: WarrantyClaim[] = [];
  const messages: ContactMessage[] = [];
  const open = <T extends { readonly key: string }>(cases: T[], asked: T): OpenedCase => {
    if (party.isDown) throw new Error('unreachable');
    if (!cases.some(({ key }) => key === asked.key)) cases.push(asked);
    const number = cases.findIndex(({ key }) => key === asked.key) + 1;
    return { caseNumber: `CS${number}`, createdAt: '2026-06-01T12:00:00.000Z' };
  };
  const party: FakeSupport = {
    claims,
    messages,
    isDown: false,
    openWarrantyCase: async (claim) => open(claims, claim),
    openContactCase: async (message) => open(messages, message),
  };
  return party;
}
