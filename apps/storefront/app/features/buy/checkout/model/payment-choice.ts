import * as v from 'valibot';
import type { ShopperSession } from '../../../../shared/session/shopper-session.ts';

const PaymentChoiceSchema = v.object({
  cartId: v.pipe(v.string(), v.uuid()),
  sessionID: v.pipe(v.string(), v.minLength(8), v.maxLength(100)),
  type: v.optional(v.pipe(v.string(), v.maxLength(20))),
  bin: v.optional(v.pipe(v.string(), v.regex(/^\d{6,8}$/))),
  lastFour: v.optional(v.pipe(v.string(), v.regex(/^\d{4}$/))),
});

/** A card typed at the payment provider: its session and what may be shown, never its number. */
export type PaymentChoice = v.InferOutput<typeof PaymentChoiceSchema>;

const NAME = 'payment';

/** Parses the card of a form; undefined if invalid. */
export function parsePaymentChoice(values: unknown): PaymentChoice | undefined {
  const result = v.safeParse(PaymentChoiceSchema, values);
  return result.success ? result.output : undefined;
}

export function readPaymentChoice(
  session: Pick<ShopperSession, 'value'>,
  cartId: string,
): PaymentChoice | undefined {
  try {
    const choice = parsePaymentChoice(JSON.parse(session.value(NAME) ?? 'null'));
    return choice?.cartId === cartId ? choice : undefined;
  } catch {
    return undefined;
  }
}

export function storePaymentChoice(
  session: Pick<ShopperSession, 'setValue'>,
  choice: PaymentChoice | undefined,
): void {
  session.setValue(NAME, choice === undefined ? undefined : JSON.stringify(choice));
}

/** A card typed for a guest's cart also pays for the cart that it was merged into. */
export function bringPaymentChoice(
  session: Pick<ShopperSession, 'value' | 'setValue'>,
  from: string | undefined,
  into: string | undefined,
): void {
  if (from === undefined || into === undefined) return;
  const choice = readPaymentChoice(session, from);
  if (choice !== undefined) storePaymentChoice(session, { ...choice, cartId: into });
}
