import type { Mail } from '../../parties/mail/mailer.ts';
import { editionOf, say, type Text } from '../../shared/text.ts';
import { letter } from './letter.ts';
import { mailMessages } from './messages.ts';

const messages = {
  subject: {
    en: 'Your warranty claim {caseNumber}',
    fr: 'Votre demande de garantie {caseNumber}',
    de: 'Ihr Garantiefall {caseNumber}',
    es: 'Tu reclamación de garantía {caseNumber}',
    it: 'La tua richiesta di garanzia {caseNumber}',
  },
  received: {
    en: 'We have received your claim. Somebody will look at it and answer by email.',
    fr: 'Nous avons bien reçu votre demande. Quelqu’un va l’examiner et vous répondre par e-mail.',
    de: 'Wir haben Ihre Meldung erhalten. Jemand sieht sie sich an und antwortet Ihnen per E-Mail.',
    es: 'Hemos recibido tu reclamación. Alguien la revisará y te responderá por correo electrónico.',
    it: 'Abbiamo ricevuto la tua richiesta. Qualcuno la esaminerà e ti risponderà via e-mail.',
  },
  number: {
    en: 'Its number is {caseNumber}. Please keep the product until you hear from us.',
    fr: 'Son numéro est {caseNumber}. Merci de garder le produit jusqu’à notre réponse.',
    de: 'Die Nummer ist {caseNumber}. Bitte behalten Sie das Produkt, bis wir uns melden.',
    es: 'Su número es {caseNumber}. Guarda el producto hasta que te respondamos.',
    it: 'Il numero è {caseNumber}. Conserva il prodotto fino alla nostra risposta.',
  },
} as const satisfies Record<string, Text>;

/** A case that was opened, and who is told of it. */
export interface WarrantyMail {
  readonly caseNumber: string;
  readonly email: string;
  readonly locale: string;
  readonly firstName: string;
}

/** Says that a warranty claim has arrived, and what its number is. */
export function warrantyCase(id: string, { caseNumber, email, locale, firstName }: WarrantyMail): Mail {
  const edition = editionOf(locale);
  return letter({
    id,
    to: email,
    locale,
    title: say(messages.subject, edition, { caseNumber }),
    paragraphs: [
      say(mailMessages.greeting, edition, { name: firstName }),
      say(messages.received, edition),
      say(messages.number, edition, { caseNumber }),
    ],
  });
}
