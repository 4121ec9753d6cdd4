import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakeShopper,
  outcome,
  formError,
  type Responses,
} from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { readStoreSession } from '../../../../shared/session/store-session.ts';
import { readAssociate, runAssociate } from './associate.server.ts';

const LOGIN = 'POST /consumers-v3/consumer/agent/login';
const fields = { username: 'E10442', password: 'Trail-running-2026' };
const employees = {
  storeId: 'NF-US-05',
  storeName: 'Northfell Boulder',
  employees: [{ storeEmployeeId: 'E10442', storeEmployeeName: 'Aoife O’Neil' }],
};
const good: Responses = {
  [LOGIN]: { body: { authorizationCode: 'code-of-an-agent-login-0001', expiresIn: 60 } },
  'POST /token/v2/auth/token': {
    body: {
      accessToken: 'access',
      refreshToken: 'refresh-token-of-an-agent-0001',
      expiresIn: 1800,
      usid: 'usid',
      type: 'Agent',
    },
  },
  'GET /consumers-v3/utilities/stores': {
    body: { stores: [{ storeId: 'NF-US-05', storeName: 'Northfell Boulder', countryCode: 'US' }] },
  },
  'GET /consumers-v3/utilities/stores/NF-US-05/employees': { body: employees },
};
const agent = (responses: Responses, options: Parameters<typeof fakeShopper>[1] = {}) => {
  const fake = fakeShopper(responses, { locale: 'en-us', path: '/associate-login', ...options });
  const session = { ...fake.shopper.session, isAgent: () => true };
  return { ...fake, shopper: { ...fake.shopper, session } };
};

beforeEach(() => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
});

describe('the sign-in of a store', () => {
  it('brings no bag along and asks for store and employee next', async () => {
    const { shopper, seen } = fakeShopper(good, { locale: 'en-us', fields });
    expect(await outcome(runAssociate(shopper))).toEqual({ to: '/en-us/associate-login' });
    expect(seen.map(({ call }) => call)).toEqual([LOGIN, 'POST /token/v2/auth/token']);
    expect(shopper.session.basketId()).toBeUndefined();
  });

  it.each([
    ['AUT418', 403],
    ['AUT426', 403],
    ['AUT423', 423],
  ] as const)('that is rejected with %s says it and keeps the number', async (code, status) => {
    const { shopper } = fakeShopper(
      { ...good, [LOGIN]: formError(code, status) },
      { locale: 'en-us', fields },
    );
    const { data } = await outcome(runAssociate(shopper));
    expect(data).toMatchObject({ formErrors: [{ code, place: 'banner' }], values: { username: 'E10442' } });
    expect(JSON.stringify(data)).not.toContain(fields.password);
  });

  it('without a number shows the error of a wrong one', async () => {
    const fields = { username: '<b>', password: 'x' };
    const responses = { ...good, [LOGIN]: formError('API400', 400, { field: 'username' }) };
    const { shopper } = fakeShopper(responses, { locale: 'en-us', fields });
    expect((await outcome(runAssociate(shopper))).data).toMatchObject({
      formErrors: [{ place: 'banner', text: 'Employee number or password is not correct.' }],
      values: { username: '<b>' },
    });
  });

  it('shows the stores, and the employees of the one that was chosen', async () => {
    const { shopper } = agent(good, { path: '/associate-login?store=NF-US-05' });
    expect(await readAssociate(shopper)).toMatchObject({
      step: 'store',
      stores: [{ value: 'NF-US-05', label: 'Northfell Boulder' }],
      employees: [{ value: 'E10442', label: 'Aoife O’Neil' }],
    });
  });

  it('keeps who serves where, by what the service says of them', async () => {
    const { shopper } = agent(good, { fields: { storeId: 'NF-US-05', employeeId: 'E10442' } });
    expect(await outcome(runAssociate(shopper))).toEqual({ to: '/en-us' });
    expect(readStoreSession(shopper.session)).toEqual({
      storeId: 'NF-US-05',
      storeName: 'Northfell Boulder',
      storeEmployeeId: 'E10442',
      storeEmployeeName: 'Aoife O’Neil',
    });
    expect(readStoreSession({ ...shopper.session, isAgent: () => false })).toBeUndefined();
  });

  it('keeps nobody who does not work there', async () => {
    const { shopper } = agent(good, { fields: { storeId: 'NF-US-05', employeeId: 'E1' } });
    expect(await outcome(runAssociate(shopper))).toEqual({ to: '/en-us/associate-login?store=NF-US-05' });
    expect(readStoreSession(shopper.session)).toBeUndefined();
  });
});
