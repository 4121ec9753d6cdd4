import { expect } from '@playwright/test';
import type { FAULTS } from './fault-proxy.ts';
import type { FaultPage } from './fault-pages.ts';
import type { FaultShop } from './fault-shop.ts';
import type { PlainResponse, Visitor } from './visitor.ts';

/** More than a page may take, less than a hanging call takes. */
const LONGEST_MS = 8_000;
const HEALED_WITHIN_MS = 10_000;

export type ReadFault = (typeof FAULTS)[number];

/** The page's status for each fault of a required call. */
const NEEDED_STATUS: Readonly<Record<Exclude<ReadFault, 'not-found'>, readonly number[]>> = {
  'error-500': [503],
  'unavailable-503': [503],
  slow: [504],
  cut: [503],
  'broken-json': [502],
  'swapped-types': [502],
  'missing-fields': [502],
  empty: [502],
};

export interface Cell {
  readonly page: FaultPage;
  readonly operation: string;
  readonly fault: ReadFault;
}

const nameOf = ({ page, operation, fault }: Cell): string => `${page.path} × ${operation} × ${fault}`;

export const headingOf = (html: string): string =>
  (/<h1[^>]*>(.*?)<\/h1>/s.exec(html)?.[1] ?? '').replaceAll(/<[^>]+>/g, '').trim();

/** Missing parts of a page. */
export function holesOf({ text }: PlainResponse): string[] {
  const holes = ['<header', '<main', '<footer'].filter((part) => !text.includes(part));
  return headingOf(text) === '' ? [...holes, 'a main heading'] : holes;
}

/** The unique calls of a page without faults. */
export async function recordCalls(
  shop: FaultShop,
  visitor: Visitor,
  page: FaultPage,
): Promise<{ readonly calls: readonly string[]; readonly status: number; readonly heading: string }> {
  shop.proxy.takeCalls();
  const response = await visitor.copy().get(page.path);
  const calls = [...new Set(shop.proxy.takeCalls())].filter((call) => call.startsWith('GET '));
  if (page.isData !== true) expect(holesOf(response), page.path).toEqual([]);
  return { calls, status: response.status, heading: headingOf(response.text) };
}

/** Requests the page with one faulty call; returns all problems. */
export async function tryCell(
  shop: FaultShop,
  visitor: Visitor,
  cell: Cell,
  whole: { readonly status: number; readonly heading: string },
): Promise<readonly string[]> {
  const { page, operation, fault } = cell;
  const problems: string[] = [];
  shop.takeLog();
  shop.proxy.set(operation, fault);
  try {
    const response = await visitor.copy().get(page.path, LONGEST_MS);
    problems.push(...problemsOf(cell, response, whole));
    if (fault !== 'not-found') problems.push(...(await logProblems(shop, cell)));
  } catch (error) {
    problems.push(`no answer within ${LONGEST_MS} ms: ${String(error)}`);
  } finally {
    shop.proxy.set(operation, undefined);
  }
  if (!(await isHealed(shop, visitor, page, whole.status))) problems.push('the page does not come back');
  return problems.map((problem) => `${nameOf(cell)}: ${problem}`);
}

function problemsOf(
  { page, operation, fault }: Cell,
  response: PlainResponse,
  whole: { readonly status: number; readonly heading: string },
): string[] {
  const isNeeded = page.needs.includes(operation);
  const problems: string[] = [];
  const { status, headers, text } = response;
  if (fault === 'not-found' && isNeeded) {
    if (status >= 500) problems.push(`status ${status}`);
  } else {
    const wanted = isNeeded && fault !== 'not-found' ? NEEDED_STATUS[fault] : [whole.status];
    if (!wanted.includes(status)) problems.push(`status ${status} instead of ${wanted.join(' or ')}`);
    if (!isNeeded && page.isData !== true && headingOf(text) !== whole.heading)
      problems.push(`the heading is “${headingOf(text)}”`);
  }
  if (status >= 502 && headers.get('retry-after') === null) problems.push('no Retry-After');
  if (status >= 500 && !/no-store/.test(headers.get('cache-control') ?? '')) problems.push('may be cached');
  const isPage = page.isData !== true && status !== 302 && status !== 303;
  if (isPage) problems.push(...holesOf(response).map((hole) => `without ${hole}`));
  if (text.includes('[object Object]') || /\bundefined\b/.test(headers.get('location') ?? ''))
    problems.push('nonsense in the answer');
  return problems;
}

/** The log has one readable entry per fault, with call and cause. */
async function logProblems(shop: FaultShop, { operation }: Cell): Promise<string[]> {
  const lines: Awaited<ReturnType<FaultShop['takeLog']>>[number][] = [];
  await expect
    .poll(() => lines.push(...shop.takeLog()) > 0 && lines.some((line) => line.operation === operation), {
      timeout: 2_000,
      intervals: [10, 50, 200],
    })
    .toBe(true)
    .catch(() => undefined);
  const own = lines.filter((line) => line.operation === operation);
  const problems = own.length === 0 ? [`no line in the log, only ${JSON.stringify(lines)}`] : [];
  if (own.some((line) => line.reason === undefined || line.correlationId === undefined))
    problems.push('a line without reason or correlation id');
  if (JSON.stringify(lines).includes('[object')) problems.push('an unreadable line in the log');
  // On a busy machine another call may be late, which is not this cell's fault.
  const others = lines.filter((line) => line.operation !== operation && line.reason !== 'timeout');
  if (others.length > 0) problems.push(`more lines in the log: ${JSON.stringify(others)}`);
  const calls = shop.proxy.takeCalls().filter((call) => call === operation).length;
  if (own.length > Math.max(calls, 1)) problems.push(`${own.length} lines for ${calls} calls`);
  return problems;
}

/** The page recovers as soon as its calls work and their circuits have closed. */
async function isHealed(
  shop: FaultShop,
  visitor: Visitor,
  page: FaultPage,
  status: number,
): Promise<boolean> {
  const until = Date.now() + HEALED_WITHIN_MS;
  while (Date.now() < until) {
    shop.takeLog();
    const response = await visitor.copy().get(page.path);
    if (response.status === status && shop.takeLog().length === 0) return true;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  return false;
}
