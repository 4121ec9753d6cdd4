import { northAmerican, type Phrase, type Texts, texts } from './language.ts';
import { generateProducts, SEED_EPOCH_MS } from './product-generator.ts';

const YEAR_MS = 365 * 86_400_000;

const at = (years: number): string => new Date(SEED_EPOCH_MS + years * YEAR_MS).toISOString();

const names = (...phrase: Phrase): Texts => texts(phrase);

const base = {
  percent: null,
  amounts: null,
  thresholds: null,
  category_ids: [],
  excluded_product_ids: [],
  gift_variant_ids: null,
  automatic: false,
  first_order_only: false,
  starts_at: null,
  ends_at: null,
};

/** Products searched for gifts, and the number of gifts. */
const SEARCHED = 120;
const GIFTS = 3;

const SMALL_KINDS: ReadonlySet<string> = new Set(['beanie', 'cap', 'socks']);

/** A well-stocked size of the first small products. */
const giftVariantIds = [...generateProducts(SEARCHED)]
  .filter(({ kind, status }) => SMALL_KINDS.has(kind) && status === 'active')
  .flatMap(({ variants }) => variants.find(({ quantity }) => quantity > 20) ?? [])
  .slice(0, GIFTS)
  .map(({ id }) => id);

export const PROMOTIONS = [
  {
    ...base,
    // GWP: the shop shows the progress in its own words (spec 2 §4).
    id: 'small-gift-GWP',
    kind: 'gift',
    level: 'PRODUCT',
    automatic: true,
    thresholds: { USD: 20_000, CAD: 25_000, GBP: 16_000, EUR: 18_000 },
    gift_variant_ids: giftVariantIds,
    names: names(
      'A small gift of your choice',
      'Un petit cadeau au choix',
      'Ein kleines Geschenk nach Wahl',
      'Un pequeño regalo a elegir',
      'Un piccolo omaggio a scelta',
    ),
  },
  {
    ...base,
    id: 'welcome-10',
    first_order_only: true,
    kind: 'percentage',
    level: 'ORDER',
    percent: 10,
    names: names(
      '10% off your first order',
      '10 % sur votre première commande',
      '10 % auf Ihre erste Bestellung',
      '10 % en tu primer pedido',
      '10% sul tuo primo ordine',
    ),
  },
  {
    ...base,
    id: 'trail-20',
    kind: 'percentage',
    level: 'PRODUCT',
    percent: 20,
    category_ids: ['140000', '240000', '340000'],
    names: names(
      '20% off shoes',
      '20 % sur les chaussures',
      '20 % auf Schuhe',
      '20 % en calzado',
      '20% sulle scarpe',
    ),
  },
  {
    ...base,
    id: 'ship-free',
    kind: 'free-shipping',
    level: 'SHIPPING',
    names: names(
      northAmerican('Free delivery', 'Free shipping'),
      'Livraison offerte',
      'Kostenlose Lieferung',
      'Envío gratis',
      'Spedizione gratuita',
    ),
  },
  {
    ...base,
    id: 'autumn-15',
    kind: 'percentage',
    level: 'ORDER',
    percent: 15,
    names: names('15% off', '15 % de remise', '15 % Rabatt', '15 % de descuento', '15% di sconto'),
  },
  {
    ...base,
    id: 'patch',
    kind: 'amount-off',
    level: 'ORDER',
    amounts: { USD: 100, CAD: 100, GBP: 100, EUR: 100 },
    names: names(
      'Thank you for mending',
      'Merci d’avoir réparé',
      'Danke fürs Flicken',
      'Gracias por remendar',
      'Grazie per aver rammendato',
    ),
  },
];

/** One more than a cart takes. */
const PATCH_CODES = 11;

const code = (value: string, promotionId: string, rest: Record<string, unknown> = {}) => ({
  code: value,
  promotion_id: promotionId,
  starts_at: null,
  ends_at: null,
  max_uses: null,
  once_per_shopper: false,
  used: 0,
  ...rest,
});

/** Coupons, one per possible result. */
export const COUPONS = [
  code('WELCOME10', 'welcome-10', { once_per_shopper: true }),
  code('TRAIL20', 'trail-20'),
  code('SHIPFREE', 'ship-free'),
  code('EXPIRED', 'autumn-15', { ends_at: at(-1) }),
  code('SOON', 'autumn-15', { starts_at: at(75) }),
  code('USEDUP', 'autumn-15', { max_uses: 100, used: 100 }),
  code('ONCE', 'autumn-15', { once_per_shopper: true }),
  ...Array.from({ length: PATCH_CODES }, (_none, index) =>
    code(`PATCH${String(index + 1).padStart(2, '0')}`, 'patch'),
  ),
];
