import type { ContactMessage, OpenedCase, Support, WarrantyClaim } from '../providers/support/provider.ts';

/** A support provider with readable cases. */
export interface FakeSupport extends Support {
  readonly claims: WarrantyClaim[];
  readonly messages: ContactMessage[];
  /** While true every call fails. */
  isDown: boolean;
}

/** Numbers cases by kind. */
export function fakeSupport(): FakeSupport {
  const claims: WarrantyClaim[] = [];
  const messages: ContactMessage[] = [];
  const open = <T extends { readonly key: string }>(cases: T[], requests: T): OpenedCase => {
    if (provider.isDown) throw new Error('unreachable');
    if (!cases.some(({ key }) => key === requests.key)) cases.push(requests);
    const number = cases.findIndex(({ key }) => key === requests.key) + 1;
    return { caseNumber: `CS${number}`, createdAt: '2026-06-01T12:00:00.000Z' };
  };
  const provider: FakeSupport = {
    claims,
    messages,
    isDown: false,
    openWarrantyCase: async (claim) => open(claims, claim),
    openContactCase: async (message) => open(messages, message),
  };
  return provider;
}
