import type { SeedCopy } from '@haberdash/commerce-api/seed/seed-source.ts';

import type { KindSpec, StyleSpec } from './kinds/kind-spec.ts';
import { type Edition, fitting, type Phrase, phraseIn, TEXT_EDITIONS } from './language.ts';
import { CLOSINGS, PHRASE_BANKS } from './phrases/index.ts';
import type { Random } from './random.ts';
import type { Gender } from './categories/category-spec.ts';

export type ProductCopy = Omit<SeedCopy, 'keywords'>;

const AUDIENCE: Readonly<Record<Gender, Phrase>> = {
  women: ['Women’s {kind}', '{kind} femme', '{kind} für Damen', '{kind} para mujer', '{kind} da donna'],
  men: ['Men’s {kind}', '{kind} homme', '{kind} für Herren', '{kind} para hombre', '{kind} da uomo'],
  kids: ['Kids’ {kind}', '{kind} enfant', '{kind} für Kinder', '{kind} para niños', '{kind} da bambino'],
  unisex: ['{kind}', '{kind}', '{kind}', '{kind}', '{kind}'],
};

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "Women’s rain jacket", "Veste de pluie femme", "Regenjacke für Damen". */
const kindLabelOf = (style: StyleSpec, gender: Gender, edition: Edition): string =>
  capitalised(phraseIn(AUDIENCE[gender], edition).replace('{kind}', phraseIn(style.label, edition)));

/** True for a country's copy that is the same as its language's. */
function repeatsItsLanguage({ language, ...copy }: ProductCopy, copies: readonly ProductCopy[]): boolean {
  const own = copies.find((other) => other.language === language.slice(0, 2));
  return (
    own?.language !== language &&
    JSON.stringify({ ...own, language: undefined }) === JSON.stringify({ ...copy, language: undefined })
  );
}

/** The same sentences in every edition, chosen by the product's tags. */
export function writeCopy(
  spec: KindSpec,
  style: StyleSpec,
  gender: Gender,
  name: string,
  random: Random,
): readonly ProductCopy[] {
  const bank = PHRASE_BANKS[spec.bank];
  const tags = new Set<string>([...style.tags, spec.kind, gender]);
  const opening = random.pick(fitting(spec.openings, tags));
  const body = random.pick(fitting(bank.bodies, tags));
  const closing = random.chance(0.7) ? [random.pick(CLOSINGS)] : [];
  const possible = fitting(bank.features, tags);
  const features = random.sample(possible, random.int(4, Math.min(6, possible.length)));
  const materials = fitting(bank.materials, tags);
  const fits = fitting(bank.fits, tags);
  const fit = fits.length > 0 ? random.pick(fits) : undefined;
  const copies = TEXT_EDITIONS.map((language): ProductCopy => {
    const say = (phrase: Phrase): string => phraseIn(phrase, language);
    return {
      language,
      name,
      kindLabel: kindLabelOf(style, gender, language),
      description: [opening, body, ...closing].map(say).join(' '),
      features: features.map(say),
      materials: materials.map(say),
      care: bank.care.map(say),
      fit: fit && say(fit),
    };
  });
  return copies.filter((copy) => !repeatsItsLanguage(copy, copies));
}
