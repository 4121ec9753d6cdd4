import { setTimeout as wait } from 'node:timers/promises';
import { expect } from '@playwright/test';
import {
  dataProblems,
  endOf,
  pageProblems,
  hasErrorMessage,
  type Page,
  type SubmitMode,
} from './fault-action-checks.ts';
import type { FaultAction, Sender } from './fault-actions.ts';
import type { Fields, Goods } from './fault-forms.ts';
import type { ACTION_FAULTS } from './fault-proxy.ts';
import type { FaultShop } from './fault-shop.ts';
import { ordersMailedTo } from './mailbox.ts';
import { visit, type PlainResponse, type Visitor } from './visitor.ts';

export type ActionFault = (typeof ACTION_FAULTS)[number];
export interface ActionCell {
  readonly action: FaultAction;
  readonly mode: SubmitMode;
  readonly operation: string;
  readonly fault: ActionFault;
}

/** An action without a fault: its calls, its redirect, and the state after it. */
export interface RecordedAction {
  readonly calls: readonly string[];
  readonly end: string;
  readonly state: string;
}

const LONGEST_MS = 25_000;
const HEALED_WITHIN_MS = 15_000;
/** Time limit of the preparation, on a busy machine. */
const PREPARED_WITHIN_MS = 45_000;
const PAUSE_MS = 500;
const MAX_REDIRECTS = 6;
const MAILED_WITHIN_MS = 5_000;

let shoppers = 0;

function newSender(shop: FaultShop, goods: Goods): Sender {
  shoppers += 1;
  const email = `fault-${process.pid}-${shoppers}@example.com`;
  return { visitor: visit(shop.origin), goods, email, orders: () => ordersMailedTo(email) };
}

interface Prepared {
  readonly sender: Sender;
  readonly fields: Fields;
}

/** Prepares a new sender; retries while a circuit that other cells have opened is open. */
export async function prepareSender(shop: FaultShop, goods: Goods, action: FaultAction): Promise<Prepared> {
  for (const until = Date.now() + PREPARED_WITHIN_MS; ;) {
    const sender = newSender(shop, goods);
    try {
      await action.prepare(sender);
      return { sender, fields: await action.fields(sender) };
    } catch (error) {
      if (Date.now() >= until) throw error;
      await wait(PAUSE_MS);
    }
  }
}

const isRedirect = ({ status }: PlainResponse): boolean => status === 302 || status === 303;

/** Follows a form's redirect to the page that a shopper sees. */
async function follow(visitor: Visitor, first: PlainResponse, path: string): Promise<Page> {
  let page: Page = { ...first, path };
  for (let hops = 0; isRedirect(page) && hops < MAX_REDIRECTS; hops += 1) {
    const target = page.headers.get('location') ?? '';
    const { pathname, search } = new URL(target, 'http://shop');
    page = { ...(await visitor.get(pathname + search, LONGEST_MS)), path: pathname + search };
  }
  return page;
}

/** The form as a fetch with script sends it, or as a document. */
function responseKind(who: 'cart' | 'stay', fields: Fields): Fields {
  const form = new URLSearchParams(fields);
  form.set('then', who);
  return Object.fromEntries(form);
}

/** Sends the form in the cell's way; with script, the raw response counts. */
async function send({ action, mode }: Pick<ActionCell, 'action' | 'mode'>, visitor: Visitor, fields: Fields) {
  const { path } = action;
  if (mode === 'document') {
    const response = await visitor.post(path, responseKind('cart', fields), LONGEST_MS);
    return follow(visitor, response, path);
  }
  const [pathname = '', query] = (action.withScript?.path ?? path).split('?', 2);
  const dataPath =
    action.isPlainFetch === true ? path : `${pathname}.data${query === undefined ? '' : `?${query}`}`;
  return { ...(await visitor.post(dataPath, responseKind('stay', fields), LONGEST_MS)), path };
}

interface Sent {
  readonly sender: Sender;
  readonly page: Page;
  readonly calls: readonly string[];
}

async function sendWithoutFault(
  shop: FaultShop,
  goods: Goods,
  { action, mode }: Pick<ActionCell, 'action' | 'mode'>,
): Promise<Sent> {
  const { sender, fields } = await prepareSender(shop, goods, action);
  shop.proxy.takeCalls();
  const page = await send({ action, mode }, sender.visitor, fields);
  return { sender, page, calls: [...new Set(shop.proxy.takeCalls())] };
}

/** True if the form has worked, so that an error page does not pass. */
const isWell = (page: Page, mode: SubmitMode): boolean =>
  page.status < 400 && (mode === 'data' || !hasErrorMessage(page));

/** Sends a form without faults; returns its calls and the state after it. */
export async function recordAction(
  shop: FaultShop,
  goods: Goods,
  { action, mode }: Pick<ActionCell, 'action' | 'mode'>,
): Promise<RecordedAction> {
  const deadline = Date.now() + PREPARED_WITHIN_MS;
  let sent = await sendWithoutFault(shop, goods, { action, mode });
  // Retries after an open circuit or a late response.
  while (!isWell(sent.page, mode) && Date.now() < deadline) {
    await wait(PAUSE_MS);
    sent = await sendWithoutFault(shop, goods, { action, mode });
  }
  const { sender, page, calls } = sent;
  expect(isWell(page, mode), `${action.name} works, ${mode}: ${page.status} ${page.text.slice(0, 300)}`).toBe(
    true,
  );
  const wanted = action.isLate === true ? '1 orders' : undefined;
  return { calls, end: endOf(page, mode), state: await stateWithin(action, sender, wanted) };
}

/** Sends a form with one faulty call, then once more without; returns all problems. */
export async function tryAction(
  shop: FaultShop,
  goods: Goods,
  cell: ActionCell,
  whole: RecordedAction,
): Promise<readonly string[]> {
  const { action, mode, operation, fault } = cell;
  const { sender, fields } = await prepareSender(shop, goods, action);
  const problems: string[] = [];
  shop.takeLog();
  shop.proxy.set(operation, fault);
  let page: Page | undefined;
  try {
    page = await send(cell, sender.visitor, fields);
  } catch (error) {
    problems.push(`no answer: ${String(error)}`);
  } finally {
    shop.proxy.set(operation, undefined);
  }
  const isDone = page !== undefined && endOf(page, mode) === whole.end;
  if (page !== undefined) {
    const isDocument = mode === 'document';
    problems.push(
      ...(isDocument ? pageProblems(action, page, fields, whole.end) : dataProblems(page, isDone)),
    );
    problems.push(...(await falseClaims(action, sender, page, isDone, whole)));
  }
  if (JSON.stringify(shop.takeLog()).includes(sender.email)) problems.push('the log names the shopper');
  problems.push(...(await pressAgain(cell, sender, page, isDone, fields, whole)));
  return problems.map((problem) => `${action.name} (${mode}) × ${operation} × ${fault}: ${problem}`);
}

/** A page must not report success without one, nor failure after one. */
async function falseClaims(
  action: FaultAction,
  sender: Sender,
  page: Page,
  isDone: boolean,
  whole: RecordedAction,
): Promise<string[]> {
  if (!isDone && !/nothing has changed|nothing was (?:changed|charged)/i.test(page.text)) return [];
  const state = await stateWithin(action, sender, isDone ? whole.state : undefined);
  if (isDone && state !== whole.state) return [`reported as done, and is not: ${state}`];
  if (!isDone && state === whole.state) return ['reported as unchanged, and it has changed'];
  return [];
}

/** A time-out says nothing about the state. */
const TOO_LATE = /\b50[234]\b/;

/** The state as shown by a page in time, with retries on a busy machine. */
async function readState(action: FaultAction, sender: Sender): Promise<string> {
  for (const until = Date.now() + HEALED_WITHIN_MS; ;) {
    const state = await action.state(sender);
    if (!TOO_LATE.test(state) || Date.now() >= until) return state;
    await wait(PAUSE_MS);
  }
}

/** Polls the state until it is the expected one: mails take a moment. */
async function stateWithin(action: FaultAction, sender: Sender, wanted: string | undefined): Promise<string> {
  const until = Date.now() + (action.isLate === true ? MAILED_WITHIN_MS : 0);
  for (;;) {
    const state = await readState(action, sender);
    if (state === wanted || Date.now() >= until) return state;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** After the fault a retry works, and an earlier effect does not count twice. */
async function pressAgain(
  { action, mode }: ActionCell,
  sender: Sender,
  page: Page | undefined,
  isDone: boolean,
  fields: Fields,
  whole: RecordedAction,
): Promise<string[]> {
  let answered = page;
  let isOver = isDone;
  let next = fields;
  for (const until = Date.now() + HEALED_WITHIN_MS; !isOver && Date.now() < until;) {
    next =
      mode === 'document' && answered !== undefined ? (action.again?.(answered.text, next) ?? next) : next;
    answered = await send({ action, mode }, sender.visitor, next);
    const isRejectedAsDone = answered.status < 500 && (await readState(action, sender)) === whole.state;
    isOver = endOf(answered, mode) === whole.end || isRejectedAsDone;
    if (!isOver) await new Promise((resolve) => setTimeout(resolve, 200));
  }
  const state = await stateWithin(action, sender, whole.state);
  const problems =
    state === whole.state ? [] : [`in the end there is “${state}” instead of “${whole.state}”`];
  if (!isOver && answered !== undefined)
    problems.push(`the same press does not work: ${endOf(answered, mode)}`);
  return problems;
}
