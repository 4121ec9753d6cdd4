import { describe, expect, it } from 'vitest';

import type { Operation } from '../contracts/contracts.ts';
import type { Shopper } from '../context/request-context.ts';
import { errorOf } from './actors.ts';
import { checkPolicy, checkResolvers } from './check.ts';
import { idOf, proofsOf } from './ids.ts';
import type { ObjectResolver, Owned } from './objects.ts';
import type { AnyRow, OwnedRow } from './row.ts';
import { ANYONE, SHOPPERS } from './table.ts';

const ownCart: OwnedRow = {
  actors: SHOPPERS,
  object: 'own-cart',
  access: 'change',
  ids: ['params.basketId', 'body.cartId'],
};
const call = (parts: { params?: unknown; query?: unknown; body?: unknown }) => ({
  params: undefined,
  query: undefined,
  body: undefined,
  ...parts,
});

describe('the id of the object of a call', () => {
  it('is the one that all its places name', () => {
    expect(idOf(ownCart, call({ params: { basketId: 'a' }, body: { cartId: 'a' } }))).toBe('a');
    const lines: OwnedRow = { ...ownCart, ids: ['body.*.cartId'] };
    expect(idOf(lines, call({ body: [{ cartId: 'a' }, { cartId: 'a' }] }))).toBe('a');
  });
  it('is rejected by its field when two places name different ones', () => {
    const two = () => idOf(ownCart, call({ params: { basketId: 'a' }, body: { cartId: 'b' } }));
    expect(two).toThrow(expect.objectContaining({ details: [{ errorId: 'API400', field: 'cartId' }] }));
  });
  it('is needed, as a text, for what is there already', () => {
    for (const body of [{}, { cartId: undefined }, { cartId: 7 }, [], null, 'a'])
      expect(() => idOf(ownCart, call({ body }))).toThrow(
        expect.objectContaining({ details: [{ errorId: 'API400', field: 'cartId' }] }),
      );
  });
  it('may be left out for what is made then, and for what a shopper has one of', () => {
    expect(idOf({ ...ownCart, access: 'create' }, call({ body: {} }))).toBeUndefined();
    expect(idOf({ ...ownCart, ids: [] }, call({}))).toBeUndefined();
  });
});

it('what a call shows is read at the places of its row, and nowhere else', () => {
  const row: OwnedRow = { ...ownCart, proofs: ['body.st', 'body.email'] };
  const shown = call({ query: { st: 'query' }, body: { st: 'secret', email: 7, other: 'x' } });
  expect(proofsOf(row, shown)).toEqual({ st: 'secret' });
  expect(proofsOf(ownCart, shown)).toEqual({});
});

describe('a caller', () => {
  const shopper = (type: Shopper['type']) =>
    ({ kind: 'shopper', shopper: { subject: 's', usid: 'u', type } }) as const;

  it('without a token gets AUT401, and may call public operations', () => {
    expect(errorOf(SHOPPERS, undefined)).toBe('AUT401');
    expect(errorOf(SHOPPERS, { kind: 'anonymous' })).toBe('AUT401');
    expect(errorOf(ANYONE, undefined)).toBeUndefined();
  });
  it('whose type of token is not in the row may not call', () => {
    expect(errorOf(['Registered'], shopper('Guest'))).toBe('AUT404');
    expect(errorOf(['Registered'], shopper('Registered'))).toBeUndefined();
    for (const type of SHOPPERS) expect(errorOf(SHOPPERS, shopper(type))).toBeUndefined();
  });
});

describe('the policy does not start', () => {
  const operation = (part: Partial<Operation>): Operation => ({
    operationId: 'newOne',
    service: 'new',
    method: 'GET',
    path: '/new',
    needsToken: true,
    needsBody: false,
    takesBytes: false,
    successStatus: 200,
    statuses: [200],
    errorCodes: {},
    ...part,
  });
  const disagree = 'The policy row of newOne and its contract disagree about who may call it.';

  it('with an operation that has no row', () => {
    expect(() => checkPolicy([operation({})], {})).toThrow(
      'The operation newOne has no row in the policy table.',
    );
  });
  it.each<[string, AnyRow, Partial<Operation>]>([
    ['lets anybody in where the contract asks for a token', { actors: ANYONE, object: 'shop' }, {}],
    ['asks for a token where the contract asks for none', ownCart, { needsToken: false }],
    ['rejects guests where the contract knows no such error', { ...ownCart, actors: ['Registered'] }, {}],
  ])('with a row that %s', (_name, row, part) => {
    expect(() => checkPolicy([operation(part)], { newOne: row })).toThrow(disagree);
  });
  it('only then: a row and a contract that agree are fine', () => {
    expect(() => checkPolicy([operation({})], { newOne: ownCart })).not.toThrow();
    const rejectsGuests = operation({ errorCodes: { '403': ['AUT404'] } });
    const forRegistered: AnyRow = { ...ownCart, actors: ['Registered'] };
    expect(() => checkPolicy([rejectsGuests], { newOne: forRegistered })).not.toThrow();
  });

  const resolver: ObjectResolver<Owned> = { missing: 'BSK404', find: async () => undefined };
  const lock = async () => undefined;

  it('with a row whose object has no matching resolver', () => {
    const table = { newOne: ownCart };
    for (const resolvers of [new Map(), new Map([['own-cart', resolver]])])
      expect(() => checkResolvers(['newOne'], table, resolvers)).toThrow(
        'No area says how to lock own-cart, which newOne needs.',
      );
    const made = { newOne: { ...ownCart, access: 'create' as const } };
    const maker = { ...resolver, create: async () => ({ owner: 's' }) };
    expect(() => checkResolvers(['newOne'], made, new Map([['own-cart', maker]]))).toThrow(
      'No area says how to lock own-cart, which newOne needs.',
    );
    const complete = new Map([['own-cart', { ...resolver, lock }]]);
    expect(() => checkResolvers(['newOne'], table, complete)).not.toThrow();
  });
  it('with a row of proofs without a check', () => {
    const opened = { newOne: { ...ownCart, proofs: ['body.st'] } };
    const known = { ...resolver, lock };
    expect(() => checkResolvers(['newOne'], opened, new Map([['own-cart', known]]))).toThrow(
      'No area says what opens own-cart to others, which newOne needs.',
    );
    const opening = { ...known, isProven: () => false };
    expect(() => checkResolvers(['newOne'], opened, new Map([['own-cart', opening]]))).not.toThrow();
  });
  it('with a resolver that no row uses', () => {
    expect(() =>
      checkResolvers([], { newOne: ownCart }, new Map([['own-cart', { ...resolver, lock }]])),
    ).toThrow('No operation is about own-cart, which an area resolves.');
  });
});
