import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rolesOf, type RoleProfile, type StoreSession } from './roles.ts';

const someone = (details: RoleProfile['consumerDetails'], isLoyaltyMember = false): RoleProfile => ({
  consumerDetails: details,
  isLoyaltyMember,
});
const spend = { currentSpend: 0, annualCredit: 100 };

describe('the roles of a customer', () => {
  it.each<[string, RoleProfile | undefined, string]>([
    ['without an account', undefined, 'guest'],
    ['with an account', someone({}), 'registered'],
    ['without identities in the answer', { consumerDetails: {} }, 'registered'],
    ['in the loyalty programme', someone({}, true), 'registered loyalty-member'],
    ['with athlete data', someone({ athlete: spend }), 'registered athlete'],
    ['with associate discount data', someone({ employee: {} }), 'registered employee'],
    ['of IPA', someone({ identity: [{ type: 'IPA' }] }), 'registered prosumer ipa'],
    ['of WRANX', someone({ identity: [{ type: 'WRANX' }] }), 'registered prosumer wranx'],
    ['of another programme', someone({ identity: [{ type: 'OTHER' }] }), 'registered'],
    [
      'who is everything, in one order',
      someone({ identity: [{ type: 'WRANX' }, { type: 'IPA' }], employee: {}, athlete: spend }, true),
      'registered loyalty-member athlete employee prosumer ipa wranx',
    ],
  ])('%s', (_name, profile, roles) => expect(rolesOf(profile).join(' ')).toBe(roles));

  it('are those of an associate with store and employee both, signed in or not', () => {
    const session = { storeId: 'NF-US-01', storeEmployeeId: 'emp-1' };
    expect(rolesOf(undefined, session)).toEqual(['guest', 'associate']);
    expect(rolesOf(someone({}), session)).toEqual(['registered', 'associate']);
    for (const half of [{ storeId: 'NF-US-01' }, { storeEmployeeId: 'emp-1' }, { ...session, storeId: '' }])
      expect(rolesOf(undefined, half)).toEqual(['guest']);
  });
});

describe('a value that a profile cannot have', () => {
  const strange = fc.anything().filter((value) => typeof value !== 'object' || value === null);

  it('gives no role', () => {
    const details = fc.record({ athlete: strange, employee: strange, identity: strange });
    fc.assert(
      fc.property(details, strange, (consumerDetails, isLoyaltyMember) => {
        fc.pre(isLoyaltyMember !== true);
        // A service can send anything.
        const profile = { consumerDetails, isLoyaltyMember } as unknown as RoleProfile;
        expect(rolesOf(profile)).toEqual(['registered']);
      }),
    );
  });

  it('is no identity of a programme', () => {
    const type = fc
      .oneof(fc.anything(), fc.constantFrom('ipa', 'IPA ', 'WRANX2'))
      .filter((value) => value !== 'IPA' && value !== 'WRANX');
    const entries = fc.array(fc.oneof(strange, fc.record({ type })));
    fc.assert(
      fc.property(entries, (identity) => {
        const profile = { consumerDetails: { identity } } as unknown as RoleProfile;
        expect(rolesOf(profile)).toEqual(['registered']);
      }),
    );
  });

  it('opens no store session', () => {
    const id = fc.oneof(
      fc.anything().filter((value) => typeof value !== 'string'),
      fc.constant(''),
    );
    fc.assert(
      fc.property(id, (storeId) => {
        const session = { storeId, storeEmployeeId: 'emp-1' } as unknown as StoreSession;
        expect(rolesOf(undefined, session)).toEqual(['guest']);
      }),
    );
  });
});
