import { findCatalogueEntry } from '@haberdash/api-client';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  fakeShopper,
  outcome,
  formError,
  type Responses,
  type FakeShopperOptions,
} from './fake-shopper.fixtures.ts';

type Method = 'POST' | 'PUT';

interface Contract {
  readonly paths: Readonly<
    Record<
      string,
      Readonly<Record<string, { readonly 'x-error-codes'?: Readonly<Record<string, readonly string[]>> }>>
    >
  >;
}

const file = join(import.meta.dirname, '../../../../../openapi/bundled/consumers.json');
// Our own generated file: its shape is checked where it is made.
const contract = JSON.parse(readFileSync(file, 'utf8')) as Contract;

/** A form of the shop, with what its call may be rejected with. */
export interface RejectedForm {
  readonly form: string;
  readonly method?: Method;
  readonly path: string;
  readonly sent?: string;
  readonly run: (shopper: ReturnType<typeof fakeShopper>['shopper']) => Promise<unknown>;
  readonly fields: Readonly<Record<string, string>>;
  readonly values?: Readonly<Record<string, string>>;
  /** Codes that are shown at an input, by its name in the shop; the others are shown on top. */
  readonly at: Readonly<Record<string, string>>;
  /** Faults of the service of which the form says more than that there was no response. */
  readonly ownTexts?: readonly string[];
  /** Codes that lead to another page, and its beginning. */
  readonly leaves?: Readonly<Record<string, string>>;
  readonly responses?: Responses;
  readonly options?: FakeShopperOptions;
}

const codesOf = (path: string, method: Method): readonly (readonly [code: string, status: number])[] =>
  Object.entries(contract.paths[path]?.[method.toLowerCase()]?.['x-error-codes'] ?? {}).flatMap(
    ([status, codes]) => codes.map((code) => [code, Number(status)] as const),
  );

/** Tries each form with each code that its contract documents: it shows where it belongs, in words. */
export function describeErrorPlaces(forms: readonly RejectedForm[], secret: string): void {
  beforeEach(() => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  });
  afterEach(() => {
    vi.restoreAllMocks();
  });

  describe.each(forms)('$form', ({ path, sent = path, method = 'POST', ...form }) => {
    const { run, fields, values = {}, at, ownTexts = [], leaves = {}, responses = {}, options = {} } = form;
    const codes = codesOf(path, method);

    it.each(codes)(
      'says %s (%i) where it belongs, in words, and sends no password back',
      async (code, status) => {
        const { shopper } = fakeShopper(
          { ...responses, [`${method} ${sent}`]: formError(code, status) },
          { path: '/sign-in', locale: 'en-us', basketId: undefined, fields, values, ...options },
        );
        const { data, to } = await outcome(run(shopper));
        const id = findCatalogueEntry(code)?.frontEndId ?? code;
        const field = at[id];
        // For a server error the form shows that there was no response.
        const shownCode = status >= 500 && !ownTexts.includes(id) ? 'NO_ANSWER' : id;
        const place = field === undefined ? { place: 'banner' } : { place: 'field', field };
        const text = expect.stringMatching(/\w{2}.* /);
        const shown = { data: { formErrors: [{ code: shownCode, text, ...place }] } };
        const left = { to: expect.stringMatching(`^${leaves[id]}`) };
        expect({ data, to }).toMatchObject(leaves[id] === undefined ? shown : left);
        expect(JSON.stringify(data) ?? '').not.toContain(secret);
      },
    );

    it('has no place for a code that its contract does not document', () => {
      const known = new Set(codes.map(([code]) => findCatalogueEntry(code)?.frontEndId ?? code));
      expect([...Object.keys(at), ...Object.keys(leaves)].filter((id) => !known.has(id))).toEqual([]);
    });
  });
}
