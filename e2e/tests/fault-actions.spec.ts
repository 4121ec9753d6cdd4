import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  recordAction,
  tryAction,
  type ActionCell,
  type ActionFault,
  type RecordedAction,
} from '../support/fault-action-cell.ts';
import type { SubmitMode } from '../support/fault-action-checks.ts';
import {
  faultActions,
  type FaultAction,
  ACCOUNT_FEATURES,
  FORMS_TRIED_ELSEWHERE,
  ROUTES_WITHOUT_FAULTY_ACTIONS,
} from '../support/fault-actions.ts';
import { associateActions } from '../support/fault-associates.ts';
import { lineActions } from '../support/fault-lines.ts';
import { accountActions } from '../support/fault-accounts.ts';
import { findGoods, isForSale, type Goods } from '../support/fault-forms.ts';
import { ACTION_FAULTS } from '../support/fault-proxy.ts';
import { inLanes } from '../support/parallel-shops.ts';
import { UNCACHED, type FaultShop } from '../support/fault-shop.ts';
import { visit } from '../support/visitor.ts';
import { expect, test } from '../support/test.ts';

/** `npm run faults` tests every fault of every call of every action; otherwise each fault on one call. */
const isFullMatrix = process.env['FAULTS'] === 'all';
const MODES: readonly SubmitMode[] = ['document', 'data'];
const ACTIONS = [...faultActions, ...accountActions, ...lineActions, ...associateActions];
const OF_ACCOUNTS: ReadonlySet<FaultAction> = new Set([...accountActions, ...associateActions]);
/** Faults per account form, because each needs a new sign-up or sign-in. */
const FAULTS_PER_ACCOUNT_FORM = 2;

/** True for the selected faults: all, or a different sample per account form. */
function isTried(place: number, index: number): boolean {
  const action = ACTIONS[place];
  if (isFullMatrix || (action !== undefined && !OF_ACCOUNTS.has(action))) return true;
  const count = ACTION_FAULTS.length;
  return (index - place * FAULTS_PER_ACCOUNT_FORM + count * ACTIONS.length) % count < FAULTS_PER_ACCOUNT_FORM;
}

/** The calls to test a fault on: all, or a different one per fault. */
function callsFor(calls: readonly string[], fault: ActionFault, index: number): readonly string[] {
  if (isFullMatrix) return calls;
  // Order placement has a much longer time-out.
  const candidates = fault === 'slow' ? calls.filter((call) => !call.includes('/checkout/order')) : calls;
  return candidates.slice(index % candidates.length).slice(0, 1);
}

interface Tried {
  goods: Goods;
  whole: RecordedAction;
}

/** The products, or others when they have sold out. */
async function goodsForSale(shop: FaultShop, goods: Goods): Promise<Goods> {
  const visitor = visit(shop.origin);
  return (await isForSale(visitor, goods)) ? goods : findGoods(visitor);
}

/** Runs a cell, and again with other products if they sell out. */
async function tryCell(shop: FaultShop, tried: Tried, cell: ActionCell): Promise<readonly string[]> {
  const attempt = () => tryAction(shop, tried.goods, cell, tried.whole);
  const found = await attempt().catch((error: Error) => error);
  if (Array.isArray(found) && found.length === 0) return [];
  const goods = await goodsForSale(shop, tried.goods);
  if (goods !== tried.goods) {
    tried.goods = goods;
    tried.whole = await recordAction(shop, goods, cell);
    return attempt();
  }
  if (found instanceof Error) throw found;
  return found;
}

/** One part per worker; more for the whole matrix, for `--shard`. */
const PARTS = isFullMatrix ? 16 : 2;

for (let part = 0; part < PARTS; part += 1) {
  test(`a form whose call fails, hangs or is invalid loses nothing and does nothing twice, part ${part + 1}`, async () => {
    test.setTimeout(isFullMatrix ? 60 * 60_000 : 5 * 60_000);
    const problems: string[] = [];
    let cells = 0;
    const places = [...ACTIONS.entries()].filter(([place]) => place % PARTS === part);
    const tryEvery = async (shop: FaultShop, [place, action]: readonly [number, FaultAction]) => {
      const goods = await findGoods(visit(shop.origin));
      const asData = await recordAction(shop, goods, { action, mode: 'data' });
      const tried: Tried = { goods, whole: asData };
      for (const [turn, mode] of MODES.entries()) {
        tried.goods = await goodsForSale(shop, tried.goods);
        const isRecorded = mode === 'data' && tried.goods === goods;
        tried.whole = isRecorded ? asData : await recordAction(shop, tried.goods, { action, mode });
        // Reads of the next page are tested there; here only with the form as a whole.
        const { calls } = isFullMatrix ? tried.whole : asData;
        for (const [index, fault] of ACTION_FAULTS.entries()) {
          if (!isTried(place, index)) continue;
          if (!isFullMatrix && (index + place) % MODES.length !== turn) continue;
          for (const operation of callsFor(calls, fault, index + place)) {
            problems.push(...(await tryCell(shop, tried, { action, mode, operation, fault })));
            cells += 1;
          }
        }
      }
    };
    await inLanes(places, tryEvery, { ...UNCACHED, WRITE_TIMEOUT_MS: '2500' });
    test.info().annotations.push({ type: 'cells', description: String(cells) });
    expect(problems).toEqual([]);
    expect(cells).toBeGreaterThan(places.length);
  });
}

const FEATURES = join(import.meta.dirname, '../../apps/storefront/app/features');
/** The intent of a form or script, with both branches of a condition or type. */
const SENDS = /(?:name="intent"\s+value="|'intent', (?:[^'()]*\? '[a-z-]+' : )?'|\bintent: ')([a-z-]+)/g;
const SENDS_IF_SO = /'intent', [^'()]*\? '([a-z-]+)' : '/g;
const SENDS_EITHER = /\bintent: '[a-z-]+' \| '([a-z-]+)'/g;

/** The feature folder of a file, above `components`, `routes` and so on. */
const featureOf = (file: string): string =>
  /([^/]+)\/(?:components|model|routes|server|state|views)\//.exec(file)?.[1] ?? '';

function sourcesOf(folder: string): readonly (readonly [string, string])[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.(?:test|fixtures)\./.test(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
}

test(
  'every form and every action of the shop has its row in the matrix of faults',
  { tag: '@journey' },
  () => {
    const sources = sourcesOf(FEATURES);
    const routes = sources
      .filter(([file, text]) => file.includes('/routes/') && /export const action\b/.test(text))
      .map(([file]) => file.split('/').at(-1) ?? '');
    const forms = sources
      .filter(([file]) => !ACCOUNT_FEATURES.has(featureOf(file)))
      .filter(([file]) => /\/(?:components|routes)\/|\/send-/.test(file))
      .flatMap(([file, text]) =>
        [...text.matchAll(SENDS), ...text.matchAll(SENDS_IF_SO), ...text.matchAll(SENDS_EITHER)].map(
          ([, intent = '']) => `${featureOf(file)} ${intent}`,
        ),
      );
    const tried = new Set(ACTIONS.flatMap(({ forms: own }) => own));
    const triedRoutes = new Set(
      ACTIONS.flatMap(({ route, withScript }) => [route, ...(withScript ? [withScript.route] : [])]),
    );
    expect(forms.length).toBeGreaterThan(10);
    expect(
      [...new Set(forms)].filter((form) => !tried.has(form) && !FORMS_TRIED_ELSEWHERE.has(form)),
    ).toEqual([]);
    expect(
      [...tried].filter((form) => !forms.includes(form)),
      'rows of forms that are gone',
    ).toEqual([]);
    expect(routes.length).toBeGreaterThan(5);
    expect(
      routes.filter((file) => !triedRoutes.has(file) && !ROUTES_WITHOUT_FAULTY_ACTIONS.has(file)),
    ).toEqual([]);
  },
);
