import { and, eq, sql } from 'drizzle-orm';

import type { Mail } from '../../../providers/mail/provider.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { editionOf, formatText, type Text } from '../../../shared/text.ts';
import {
  labelOf,
  textOf,
  productPath,
  sizeLabel,
  product,
  productColor,
  variant,
} from '../../catalogue/index.ts';
import { letter } from './letter.ts';

const messages = {
  subject: {
    en: '{product} is back',
    fr: '{product} est de retour',
    de: '{product} ist wieder da',
    es: '{product} vuelve a estar disponible',
    it: '{product} è di nuovo disponibile',
  },
  there: {
    en: 'You asked us to tell you when {product} in {color}, size {size}, is in stock again. It is.',
    fr: 'Vous nous avez demandé de vous prévenir quand {product}, coloris {color}, taille {size}, serait de nouveau en stock. C’est le cas.',
    de: 'Sie wollten wissen, wann {product} in {color}, Größe {size}, wieder vorrätig ist. Jetzt ist es so weit.',
    es: 'Nos pediste que te avisáramos cuando {product} en {color}, talla {size}, volviera a estar disponible. Ya lo está.',
    it: 'Ci hai chiesto di avvisarti quando {product} in {color}, taglia {size}, fosse di nuovo disponibile. Ora lo è.',
  },
  hurry: {
    en: 'We cannot hold it for you, and others have asked, too.',
    fr: 'Nous ne pouvons pas vous le réserver, et d’autres l’ont demandé aussi.',
    de: 'Reservieren können wir den Artikel nicht, und auch andere haben danach gefragt.',
    es: 'No podemos reservártelo, y otras personas también lo han pedido.',
    it: 'Non possiamo metterlo da parte, e lo hanno chiesto anche altri.',
  },
  seeProduct: {
    en: 'See the product',
    fr: 'Voir le produit',
    de: 'Produkt ansehen',
    es: 'Ver el producto',
    it: 'Vedi il prodotto',
  },
  once: {
    en: 'This is the only mail about this size. You get it because your address was entered in our shop.',
    fr: 'C’est le seul e-mail à propos de cette taille. Vous le recevez parce que votre adresse a été saisie dans notre boutique.',
    de: 'Dies ist die einzige E-Mail zu dieser Größe. Sie erhalten sie, weil Ihre Adresse in unserem Shop eingegeben wurde.',
    es: 'Este es el único correo sobre esta talla. Lo recibes porque tu dirección se introdujo en nuestra tienda.',
    it: 'Questa è l’unica e-mail su questa taglia. La ricevi perché il tuo indirizzo è stato inserito nel nostro negozio.',
  },
  stop: {
    en: 'Stop all mail of this kind',
    fr: 'Ne plus recevoir ce type d’e-mail',
    de: 'Keine solchen E-Mails mehr',
    es: 'No recibir más correos de este tipo',
    it: 'Non ricevere più e-mail di questo tipo',
  },
} as const satisfies Record<string, Text>;

interface Waiting {
  readonly id: string;
  /** The request id in the unsubscribe link. */
  readonly requestId: string;
  readonly variantId: string;
  readonly email: string;
  readonly locale: string;
}

interface Found extends Record<string, unknown> {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly color_id: string;
  readonly color: string;
  readonly size_id: string;
}

/** Back-in-stock mail; undefined when the product is withdrawn. */
export async function backInStock(
  db: Executor,
  { id, requestId, variantId, email, locale }: Waiting,
  shopUrl: string,
): Promise<Mail | undefined> {
  if (email === '') return undefined;
  const edition = editionOf(locale);
  const { rows } = await db.execute<Found>(sql`
    select ${product.id}, ${product.slug}, t.name, ${variant.colorId}, ${variant.sizeId},
      ${labelOf(sql`${productColor.labels}`, edition)} as color
    from ${variant}
    join ${product} on ${and(eq(product.id, variant.productId), eq(product.status, 'active'))}
    join ${productColor} on ${and(eq(productColor.productId, product.id), eq(productColor.colorId, variant.colorId))}
    join lateral ${textOf('product_text', sql`x.product_id = ${product.id}`, edition)} t on true
    where ${variant.id} = ${variantId}`);
  const [found] = rows;
  if (found === undefined) return undefined;
  const size = sizeLabel(found.size_id, { edition, countryCode: locale.slice(-2).toUpperCase() });
  const site = `${shopUrl}/${locale}`;
  const color = encodeURIComponent(found.color_id);
  return letter({
    id,
    to: email,
    locale,
    title: formatText(messages.subject, edition, { product: found.name }),
    paragraphs: [
      formatText(messages.there, edition, { product: found.name, color: found.color, size }),
      formatText(messages.hurry, edition),
    ],
    action: {
      url: `${site}${productPath(found.slug, found.id)}?color=${color}`,
      label: formatText(messages.seeProduct, edition),
    },
    note: formatText(messages.once, edition),
    leave: { url: `${site}/back-in-stock/stop?id=${requestId}`, label: formatText(messages.stop, edition) },
  });
}
