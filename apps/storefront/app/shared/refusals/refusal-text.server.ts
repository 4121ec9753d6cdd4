import type { Refusal } from '@haberdash/checkout';
import { messageText } from '../i18n/translator.server.ts';
import type { Translator } from '../i18n/translator.ts';
import { catalogueText } from './catalogue-text.server.ts';
import type { FormRefusal } from './form-refusal.ts';
import { hasGivenWords, type Surface } from './surfaces.server.ts';

/** A refusal of the service, or a code of the shop's own. */
export type Refused = Pick<Refusal, 'code'> & Partial<Pick<Refusal, 'messageKey' | 'message' | 'params'>>;

/** A surface, and what it is part of: `checkout.billing`, `checkout`, `general`. */
export function surfacesOf(surface: string): readonly string[] {
  const dot = surface.lastIndexOf('.');
  return [surface, ...(dot === -1 ? ['general'] : surfacesOf(surface.slice(0, dot)))];
}

/**
 * Why a form was refused, in words: `refusal.<surface>.<CODE>`, of the surface itself, of what it is part of, or of
 * `general`; then the catalogue's text; then what the surface says of any other code (`…other`), which comes first where
 * the specification gives it.
 */
export function refusalText(t: Translator, surface: Surface, refused: Refused): string {
  const chain = surfacesOf(surface);
  // Texts with a quantity have a case `=0` for a refusal that names none.
  const { maxAllowedQty = 0, limitedBy = '' } = refused.params ?? {};
  const values = { maxAllowedQty, limitedBy };
  const find = (code: string): string | undefined => {
    for (const each of chain) {
      const text = messageText(t.site, `refusal.${each}.${code}`, values);
      if (text !== undefined) return text;
    }
    return undefined;
  };
  const given = hasGivenWords(surface) ? find('other') : undefined;
  return find(refused.code) ?? given ?? catalogueText(t, refused) ?? find('other') ?? refused.code;
}

/** A refusal as the page of its form shows it. */
export const formRefusal = (
  t: Translator,
  surface: Surface,
  refused: Refused,
  at: Omit<FormRefusal, 'code' | 'text'>,
): FormRefusal => ({ code: refused.code, text: refusalText(t, surface, refused), ...at });

const CODE = /^[A-Za-z0-9_]{3,60}$/;

/** The refusal whose code an address carries after a redirect; a hand-made address that fits nothing has none. */
export function refusedByAddress(
  t: Translator,
  surface: Surface,
  query: URLSearchParams,
  params: Refusal['params'] = {},
): FormRefusal | undefined {
  const code = query.get('refused') ?? '';
  return CODE.test(code) ? formRefusal(t, surface, { code, params }, { place: 'banner' }) : undefined;
}
