import { headingOf, holesOf } from './fault-cell.ts';
import type { FaultAction } from './fault-actions.ts';
import { inputValues, type Fields } from './fault-forms.ts';
import type { PlainResponse } from './visitor.ts';

/** A document post, or a data request of the router or of our own script. */
export type SubmitMode = 'document' | 'data';

/** A page after all redirects. */
export interface Page extends PlainResponse {
  readonly path: string;
}

/** How a page marks messages: beside a field, on top, or inline. */
const MESSAGE = /role="alert"|data-tone="(?:error|warning)"|aria-invalid="true"|id="[^"]*-error"/;

export const hasErrorMessage = ({ text }: PlainResponse): boolean => MESSAGE.test(text);

/** The result of an action, without numbers. */
export const endOf = ({ status, path, text }: Page, mode: SubmitMode): string =>
  mode === 'data' ? `${status} ${kindOfData(text)}` : `${status} ${path.replaceAll(/NF\d{8,14}/g, 'NF')}`;

/** The kind of a router response: data, a redirect, or an error that replaces the page. */
function kindOfData(text: string): string {
  const target = /"redirect","([^"?#]*)/.exec(text)?.[1];
  if (target !== undefined) return `redirects to ${target}`;
  return text.startsWith('[{"_1":2},"error"') ? 'error' : 'data';
}

/** Problems of the page after a form without script. */
export function pageProblems(action: FaultAction, page: Page, fields: Fields, wholeEnd: string): string[] {
  const problems = holesOf(page).map((hole) => `without ${hole}`);
  const end = endOf(page, 'document');
  // If the form returns to its own page, only its texts tell the result.
  const isElsewhere = page.path !== action.path || (end === wholeEnd && !hasErrorMessage(page));
  const isThere = end.replace(/^\d+ /, '') === wholeEnd.replace(/^\d+ /, '') && isElsewhere;
  const isHalfDone = action.partialMessage !== undefined && page.text.includes(action.partialMessage);
  const hasMessage =
    isHalfDone ||
    end === wholeEnd ||
    page.status >= 500 ||
    page.path.includes('/checkout/outcome') ||
    hasErrorMessage(page);
  if (!hasMessage) problems.push(`no word of it at ${end}, “${headingOf(page.text)}”`);
  // The next page is shown only after the input was saved.
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

/** An error would replace the page with its input. */
export function dataProblems(page: Page, isDone: boolean): string[] {
  const kind = kindOfData(page.text);
  if (kind === 'error') return [`the page goes: ${page.status} ${page.text.slice(0, 200)}`];
  if (page.status >= 500) return [`status ${page.status}`];
  if (!isDone && kind === 'data' && !/"text"|"errors"/.test(page.text))
    return [`no word of it: ${page.text.slice(0, 200)}`];
  return [];
}
