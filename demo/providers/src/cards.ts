export type CardBehaviour = 'pass' | 'decline' | 'insufficient' | 'fraud' | 'challenge' | 'timeout';

/** Only these numbers are accepted, so that no real card is typed in. */
export interface TestCard {
  readonly number: string;
  readonly behaviour: CardBehaviour;
}

export const TEST_CARDS: readonly TestCard[] = [
  { number: '4242424242424242', behaviour: 'pass' },
  { number: '5555555555554444', behaviour: 'pass' },
  { number: '378282246310005', behaviour: 'pass' },
  { number: '4000000000000002', behaviour: 'decline' },
  { number: '4000000000009995', behaviour: 'insufficient' },
  { number: '4100000000000019', behaviour: 'fraud' },
  { number: '4000002500003155', behaviour: 'challenge' },
  { number: '4000000000000341', behaviour: 'timeout' },
];

/** The brand by the first digits. */
export function brandOf(number: string): string {
  if (number.startsWith('4')) return 'VISA';
  if (/^(?:5[1-5]|2(?:22[1-9]|2[3-9]|[3-6]|7[01]|720))/.test(number)) return 'MASTERCARD';
  if (/^3[47]/.test(number)) return 'AMEX';
  return 'CARD';
}

export function passesLuhn(number: string): boolean {
  let sum = 0;
  for (let index = 0; index < number.length; index += 1) {
    const digit = Number(number[number.length - 1 - index]);
    const doubled = index % 2 === 1 ? digit * 2 : digit;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

export interface TypedCard {
  readonly number: string;
  readonly expiry: string;
  readonly securityCode: string;
  readonly holder: string;
}

export type CardProblem = 'required' | 'invalid' | 'expired' | 'unknown-card';

export type CardField = keyof TypedCard;

/** A stored card, never its number or code. */
export interface TokenisedCard {
  readonly behaviour: CardBehaviour;
  readonly type: string;
  readonly bin: string;
  readonly lastFour: string;
  readonly expiry: string;
}

export type CardVerdict =
  | { readonly ok: true; readonly card: TokenisedCard }
  | { readonly ok: false; readonly problems: Partial<Record<CardField, CardProblem>> };

function numberProblem(number: string): CardProblem | undefined {
  if (number === '') return 'required';
  if (!/^\d{12,19}$/.test(number) || !passesLuhn(number)) return 'invalid';
  return TEST_CARDS.some((card) => card.number === number) ? undefined : 'unknown-card';
}

function expiryProblem(expiry: string, now: Date): CardProblem | undefined {
  if (expiry === '') return 'required';
  const [, month, year] = /^(0[1-9]|1[0-2])\s*\/\s*(\d{2})$/.exec(expiry) ?? [];
  if (month === undefined || year === undefined) return 'invalid';
  const endsAt = Date.UTC(2000 + Number(year), Number(month), 1);
  return endsAt <= now.getTime() ? 'expired' : undefined;
}

/** Validates a typed card, which is valid until the end of its month. */
export function checkCard(typed: TypedCard, now: Date): CardVerdict {
  const number = typed.number.replaceAll(/[\s-]/g, '');
  const expiry = typed.expiry.trim();
  const codeLength = brandOf(number) === 'AMEX' ? 4 : 3;
  const found: [CardField, CardProblem | undefined][] = [
    ['number', numberProblem(number)],
    ['expiry', expiryProblem(expiry, now)],
    ['securityCode', codeProblem(typed.securityCode.trim(), codeLength)],
    ['holder', typed.holder.trim() === '' ? 'required' : undefined],
  ];
  const problems = Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
  const card = TEST_CARDS.find((entry) => entry.number === number);
  if (Object.keys(problems).length > 0 || card === undefined) return { ok: false, problems };
  return {
    ok: true,
    card: {
      behaviour: card.behaviour,
      type: brandOf(number),
      bin: number.slice(0, 6),
      lastFour: number.slice(-4),
      expiry: expiry.replaceAll(/\s/g, ''),
    },
  };
}

function codeProblem(code: string, length: number): CardProblem | undefined {
  if (code === '') return 'required';
  return new RegExp(`^\\d{${length}}$`).test(code) ? undefined : 'invalid';
}
