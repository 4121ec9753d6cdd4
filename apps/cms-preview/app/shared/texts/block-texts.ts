import type { BlockTexts } from '@haberdash/blocks';
import type { PreviewSite } from '../sites/sites.ts';
import de from './de.json';
import american from './en-us.json';
import en from './en.json';
import es from './es.json';
import fr from './fr.json';
import it from './it.json';

type Words = Readonly<Record<keyof typeof en, string>>;

const byLanguage: Readonly<Record<PreviewSite['language'], Words>> = { en, fr, de, es, it };

const PLURAL = /^\{count, plural, one \{([^}]*)\} other \{([^}]*)\}\}$/;

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));

function plural(text: string, count: number, languageTag: string): string {
  const [, one = text, other = text] = PLURAL.exec(text) ?? [];
  const form = new Intl.PluralRules(languageTag).select(count) === 'one' ? one : other;
  return form.replace('#', new Intl.NumberFormat(languageTag).format(count));
}

function known({ language, locale, currency, languageTag }: PreviewSite): Partial<BlockTexts> {
  const words: Words = { ...byLanguage[language], ...(locale === 'en-us' ? american : {}) };
  return {
    promotions: words.promotions,
    closePromotions: words.closePromotions,
    previousMessage: words.previousMessage,
    nextMessage: words.nextMessage,
    pause: words.pause,
    play: words.play,
    position: (number, total) => fill(words.slideOf, { number, total }),
    carousel: words.carousel,
    slide: words.slide,
    previousSlide: words.previousSlide,
    nextSlide: words.nextSlide,
    recommendations: words.recommendations,
    newTab: words.opensInNewTab,
    close: words.close,
    mainMenu: words.mainMenu,
    openMenu: words.openMenu,
    closeMenu: words.closeMenu,
    expandMenu: (title) => fill(words.expandMenu, { title }),
    shopAll: (category) => fill(words.shopAll, { category }),
    colorsOf: (product) => fill(words.coloursOf, { product }),
    moreColors: (count) => plural(words.moreColours, count, languageTag),
    soldOut: words.soldOut,
    priceNow: words.priceNow,
    priceWas: words.priceWas,
    priceFrom: (price) => fill(words.priceFrom, { price }),
    // The law of the European Union asks for it.
    lowestPrice: currency === 'EUR' ? (price) => fill(words.lowestPriceShort, { price }) : undefined,
    ratingOf: (score) => fill(words.ratingOutOf, { score }),
    reviews: (count) => plural(words.reviewsCount, count, languageTag),
  };
}

/** Texts of a part that the preview does not know: each is its own name, so that it can be told from content. */
const unknownPart = new Proxy<Readonly<Record<string, unknown>>>(
  {},
  { get: (_texts, name) => (typeof name === 'string' ? `[${name}]` : undefined) },
);

/**
 * The words of the shop that blocks say, of a site. One that is not among them, as of a block that is newer than the
 * preview, is shown by its name in brackets instead of leaving a blank pane.
 */
export function blockTextsOf(site: PreviewSite): BlockTexts {
  const texts: Readonly<Record<string, unknown>> = known(site);
  const whole = new Proxy(texts, {
    get: (target, name) => {
      if (typeof name !== 'string') return undefined;
      return Object.hasOwn(target, name) ? target[name] : () => unknownPart;
    },
  });
  // Every name that the type asks for is answered, if only by itself.
  return whole as unknown as BlockTexts;
}
