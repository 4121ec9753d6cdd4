import { headingOf, holesOf } from './fault-cell.ts';
import type { FaultAction } from './fault-actions.ts';
import { inputValues, type Fields } from './fault-forms.ts';
import type { PlainAnswer } from './visitor.ts';

/** A browser without script sends a document, the router or a script of ours asks for data. */
export type Way = 'document' | 'data';

/** A page as a browser stands on it, after all redirects. */
export interface Page extends PlainAnswer {
  readonly path: string;
}

/** How a message stands on a page: beside its field, on top, or in the flow. */
const SAID = /role="alert"|data-tone="(?:error|warning)"|aria-invalid="true"|id="[^"]*-error"/;

/** Whether a page has any message of something that went wrong. */
export const saysSomethingWrong = ({ text }: PlainAnswer): boolean => SAID.test(text);

/** Where an action ends, whatever its numbers are. */
export const endOf = ({ status, path, text }: Page, way: Way): string =>
  way === 'data' ? `${status} ${kindOfData(text)}` : `${status} ${path.replaceAll(/NF\d{8,14}/g, 'NF')}`;

/** What the router reads out of an answer: data for the page, a redirect, or an error that takes the page away. */
function kindOfData(text: string): string {
  const target = /"redirect","([^"?#]*)/.exec(text)?.[1];
  if (target !== undefined) return `leads to ${target}`;
  return text.startsWith('[{"_1":2},"error"') ? 'error' : 'data';
}

/** What a shopper without script misses on the page that a form has led to. */
export function pageProblems(action: FaultAction, page: Page, fields: Fields, wholeEnd: string): string[] {
  const problems = holesOf(page).map((hole) => `without ${hole}`);
  const end = endOf(page, 'document');
  // Of a form that leads back to its own page, only the words on it tell whether it has worked.
  const isElsewhere = page.path !== action.path || (end === wholeEnd && !saysSomethingWrong(page));
  const isThere = end.replace(/^\d+ /, '') === wholeEnd.replace(/^\d+ /, '') && isElsewhere;
  const isHalfDone = action.saysHalfDone !== undefined && page.text.includes(action.saysHalfDone);
  const isSaid =
    isHalfDone ||
    end === wholeEnd ||
    page.status >= 500 ||
    page.path.includes('/checkout/outcome') ||
    saysSomethingWrong(page);
  if (!isSaid) problems.push(`no word of it at ${end}, “${headingOf(page.text)}”`);
  // Where the form has led to the next page, what was typed has arrived.
  const hasArrived = isThere || isHalfDone;
  if (!hasArrived && page.path === action.path) {
    const lost = (action.typed ?? []).filter(
      (name) => !inputValues(page.text, name).some((value) => isValue(value, fields[name])),
    );
    if (lost.length > 0) problems.push(`lost what was typed: ${lost.join(', ')} (${end})`);
  } else if (!hasArrived && (action.typed ?? []).length > 0)
    problems.push(`leads away from what was typed: ${end}`);
  if (/\bundefined\b|\[object/.test(page.path + headingOf(page.text)))
    problems.push('nonsense in the answer');
  return problems;
}

const isValue = (shown: string, typed = ''): boolean =>
  shown === typed ||
  (shown.replaceAll(/\D/g, '') === typed.replaceAll(/\D/g, '') && /^[\d +()-]+$/.test(typed));

/** An error would take the page away, and with it what was typed. */
export function dataProblems(page: Page, isDone: boolean): string[] {
  const kind = kindOfData(page.text);
  if (kind === 'error') return [`the page goes: ${page.status} ${page.text.slice(0, 200)}`];
  if (page.status >= 500) return [`status ${page.status}`];
  if (!isDone && kind === 'data' && !/"text"|"errors"/.test(page.text))
    return [`no word of it: ${page.text.slice(0, 200)}`];
  return [];
}
