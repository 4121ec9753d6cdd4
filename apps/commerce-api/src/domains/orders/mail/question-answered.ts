import { and, eq } from 'drizzle-orm';

import type { Mail } from '../../../providers/mail/provider.ts';
import type { Executor } from '../../../platform/db/database.ts';
import { editionOf, languageOf, formatText, type Text } from '../../../shared/text.ts';
import { product, productText } from '../../catalogue/index.ts';
import { answer, question } from '../../community/index.ts';
import { letter } from './letter.ts';

const messages = {
  subject: {
    en: 'Your question about {product} has an answer',
    fr: 'Une réponse à votre question sur {product}',
    de: 'Antwort auf Ihre Frage zu {product}',
    es: 'Ya hay respuesta a tu pregunta sobre {product}',
    it: 'C’è una risposta alla tua domanda su {product}',
  },
  questionText: {
    en: 'You asked: “{text}”',
    fr: 'Vous avez demandé : « {text} »',
    de: 'Sie haben gefragt: „{text}“',
    es: 'Preguntaste: «{text}»',
    it: 'Hai chiesto: «{text}»',
  },
  answered: {
    en: '{author} answers: “{text}”',
    fr: '{author} répond : « {text} »',
    de: '{author} antwortet: „{text}“',
    es: '{author} responde: «{text}»',
    it: '{author} risponde: «{text}»',
  },
  seeProduct: {
    en: 'See the product',
    fr: 'Voir le produit',
    de: 'Produkt ansehen',
    es: 'Ver el producto',
    it: 'Vedi il prodotto',
  },
} as const satisfies Record<string, Text>;

interface Recipient {
  readonly id: string;
  readonly answerId: string;
  readonly email: string;
  readonly locale: string;
  readonly productId: string;
}

/** Notifies the asker of an answer; undefined when question or product are removed. */
export async function questionAnswered(
  db: Executor,
  { id, answerId, email, locale, productId }: Recipient,
  shopUrl: string,
): Promise<Mail | undefined> {
  const [found] = await db
    .select({
      questionText: question.text,
      answerText: answer.text,
      author: answer.author,
      slug: product.slug,
      name: productText.name,
    })
    .from(answer)
    .innerJoin(question, eq(question.id, answer.questionId))
    .innerJoin(product, eq(product.id, question.productId))
    .innerJoin(
      productText,
      and(eq(productText.productId, product.id), eq(productText.language, languageOf(locale))),
    )
    .where(and(eq(answer.id, answerId), eq(product.id, productId)));
  if (found === undefined || email === '') return undefined;
  const edition = editionOf(locale);
  const { questionText: asked, answerText: said, author, slug, name } = found;
  return letter({
    id,
    to: email,
    locale,
    title: formatText(messages.subject, edition, { product: name }),
    paragraphs: [
      formatText(messages.questionText, edition, { text: asked }),
      formatText(messages.answered, edition, { author, text: said }),
    ],
    action: {
      url: `${shopUrl}/${locale}/p/${slug}-${productId}#questions`,
      label: formatText(messages.seeProduct, edition),
    },
  });
}
