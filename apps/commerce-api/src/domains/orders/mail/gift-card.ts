import { eq } from 'drizzle-orm';

import type { Mail } from '../../../providers/mail/provider.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { formatMoney } from '../../../shared/money.ts';
import { editionOf, formatText, type Text } from '../../../shared/text.ts';
import { digitalGift } from '../../ledger/index.ts';
import { letter } from './letter.ts';
import { mailMessages } from './messages.ts';

const messages = {
  subject: {
    en: '{sender} has sent you a gift card over {amount}',
    'en-us': '{sender} sent you a {amount} gift card',
    'en-ca': '{sender} sent you a {amount} gift card',
    fr: '{sender} vous offre une carte cadeau de {amount}',
    de: '{sender} schenkt Ihnen einen Gutschein über {amount}',
    es: '{sender} te regala una tarjeta de {amount}',
    it: '{sender} ti regala una carta regalo da {amount}',
  },
  message: {
    en: '{sender} writes: “{text}”',
    fr: '{sender} écrit : « {text} »',
    de: '{sender} schreibt: „{text}“',
    es: '{sender} te escribe: «{text}»',
    it: '{sender} scrive: «{text}»',
  },
  code: {
    en: 'Card number: {code}. PIN: {pin}.',
    fr: 'Numéro de carte : {code}. Code PIN : {pin}.',
    de: 'Kartennummer: {code}. PIN: {pin}.',
    es: 'Número de tarjeta: {code}. PIN: {pin}.',
    it: 'Numero della carta: {code}. PIN: {pin}.',
  },
  how: {
    en: 'Enter both when you pay. What you do not spend stays on the card.',
    fr: 'Saisissez les deux au moment de payer. Le solde restant demeure sur la carte.',
    de: 'Geben Sie beides beim Bezahlen ein. Was übrig bleibt, bleibt auf der Karte.',
    es: 'Introduce ambos al pagar. Lo que no gastes se queda en la tarjeta.',
    it: 'Inserisci entrambi al pagamento. Quello che non spendi resta sulla carta.',
  },
  shop: {
    en: 'Go to the shop',
    fr: 'Aller à la boutique',
    de: 'Zum Shop',
    es: 'Ir a la tienda',
    it: 'Vai al negozio',
  },
} as const satisfies Record<string, Text>;

/** Gift card mail; undefined when the order was cancelled. */
export async function giftCardMail(
  db: Executor,
  mail: { readonly id: string; readonly giftId: string; readonly code: string; readonly pin: string },
  shopUrl: string,
): Promise<Mail | undefined> {
  const [found] = await db.select().from(digitalGift).where(eq(digitalGift.id, mail.giftId));
  if (found === undefined) return undefined;
  const { locale, sender, gift } = found;
  const edition = editionOf(locale);
  const amount = formatMoney(found.amount, found.currency, locale);
  return letter({
    id: mail.id,
    to: gift.email ?? '',
    locale,
    title: formatText(messages.subject, edition, { sender, amount }),
    paragraphs: [
      formatText(mailMessages.greeting, edition, { name: gift.to ?? '' }),
      ...(gift.message === undefined
        ? []
        : [formatText(messages.message, edition, { sender, text: gift.message })]),
      formatText(messages.code, edition, { code: mail.code, pin: mail.pin }),
      formatText(messages.how, edition),
    ],
    action: { url: `${shopUrl}/${locale}`, label: formatText(messages.shop, edition) },
  });
}
