import type { SeedPastPrice, SeedPrice } from '@haberdash/commerce-api/seed/seed-source.ts';

export const CURRENCIES = ['USD', 'GBP', 'EUR', 'CAD'] as const;

type DemoCurrency = (typeof CURRENCIES)[number];

const RATE: Readonly<Record<DemoCurrency, number>> = { USD: 1, GBP: 0.82, EUR: 0.95, CAD: 1.36 };

/** A price as shops print it: multiples of five from 100, .95 below. */
export function naturalPrice(major: number): number {
  if (major >= 100) return Math.round(major / 5) * 500;
  const whole = major >= 40 ? Math.round(major / 5) * 5 : Math.max(5, Math.round(major));
  return whole * 100 - 5;
}

const FIRST_SOLD = '2026-02-02';
const EARLIER_OFFER = '2026-10-05';
const REDUCED_ON = '2026-10-26';

/** Price history; large reductions follow three weeks of a ten percent reduction. */
function pastPrices(original: number, discountPercent: number): readonly SeedPastPrice[] {
  if (discountPercent < 30) return [{ price: original, since: FIRST_SOLD, until: REDUCED_ON }];
  return [
    { price: original, since: FIRST_SOLD, until: EARLIER_OFFER },
    { price: naturalPrice((original / 100) * 0.9), since: EARLIER_OFFER, until: REDUCED_ON },
  ];
}

/** The price in a currency, reduced by a percentage, which rounding never removes. */
export function pricePair(usd: number, currency: DemoCurrency, discountPercent: number): SeedPrice {
  const original = naturalPrice(usd * RATE[currency]);
  if (discountPercent === 0) return { current: original, original, past: [] };
  const current = naturalPrice((original / 100) * (1 - discountPercent / 100));
  return {
    current: Math.min(current, original - 100),
    original,
    past: pastPrices(original, discountPercent),
  };
}
