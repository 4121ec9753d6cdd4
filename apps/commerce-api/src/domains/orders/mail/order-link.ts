import type { Mail } from '../../../providers/mail/provider.ts';
import { editionOf, formatText } from '../../../shared/text.ts';
import type { OrderRow } from '../placement/repository.ts';
import { letter } from './letter.ts';

const words = {
  title: {
    en: 'Your link to order {orderNumber}',
    fr: 'Votre lien vers la commande {orderNumber}',
    de: 'Ihr Link zur Bestellung {orderNumber}',
    es: 'Tu enlace al pedido {orderNumber}',
    it: 'Il tuo link all’ordine {orderNumber}',
  },
  text: {
    en: 'Open the order to see everything about it, to cancel it or to return items. You don’t need an account.',
    fr: 'Ouvrez la commande pour en voir tous les détails, l’annuler ou retourner des articles. Vous n’avez pas besoin de compte.',
    de: 'Öffnen Sie die Bestellung, um alles darüber zu sehen, sie zu stornieren oder Artikel zurückzusenden. Sie brauchen kein Konto.',
    es: 'Abre el pedido para ver todos sus detalles, cancelarlo o devolver artículos. No necesitas una cuenta.',
    it: 'Apri l’ordine per vederne tutti i dettagli, annullarlo o restituire articoli. Non serve un account.',
  },
  action: {
    en: 'Open the order',
    fr: 'Ouvrir la commande',
    de: 'Bestellung öffnen',
    es: 'Abrir el pedido',
    it: 'Apri l’ordine',
  },
  note: {
    en: 'If it was not you, do nothing. The link works once, for 30 minutes. Please don’t forward it.',
    fr: 'Si vous n’êtes pas à l’origine de cette demande, ne faites rien. Le lien fonctionne une seule fois, pendant 30 minutes. Ne le transférez pas.',
    de: 'Wenn das nicht von Ihnen kam, müssen Sie nichts tun. Der Link funktioniert einmal und 30 Minuten lang. Bitte leiten Sie ihn nicht weiter.',
    es: 'Si no has sido tú, no hagas nada. El enlace funciona una sola vez, durante 30 minutos. No lo reenvíes.',
    it: 'Se non sei stato tu, non fare nulla. Il link funziona una sola volta, per 30 minuti. Non inoltrarlo.',
  },
} as const;

/** Mail with a link to an order; undefined without an address. */
export function orderLinkMail(
  id: string,
  {
    order: { orderNumber, email, locale },
    code,
  }: { readonly order: Pick<OrderRow, 'orderNumber' | 'email' | 'locale'>; readonly code: string },
  shopUrl: string,
): Mail | undefined {
  if (email === '') return undefined;
  const edition = editionOf(locale);
  return letter({
    id,
    to: email,
    locale,
    title: formatText(words.title, edition, { orderNumber }),
    paragraphs: [formatText(words.text, edition)],
    action: {
      label: formatText(words.action, edition),
      url: `${shopUrl}/${locale}/track-order/open?code=${encodeURIComponent(code)}`,
    },
    note: formatText(words.note, edition),
  });
}
