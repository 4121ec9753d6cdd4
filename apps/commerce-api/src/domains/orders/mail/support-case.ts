import type { Mail } from '../../../providers/mail/provider.ts';
import { editionOf, formatText, type Text } from '../../../shared/text.ts';
import { letter } from './letter.ts';
import { mailMessages } from './messages.ts';

const warrantyMessages = {
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

const contactMessages = {
  subject: {
    en: 'Your message to {brand}, {caseNumber}',
    fr: 'Votre message à {brand}, {caseNumber}',
    de: 'Ihre Nachricht an {brand}, {caseNumber}',
    es: 'Tu mensaje a {brand}, {caseNumber}',
    it: 'Il tuo messaggio a {brand}, {caseNumber}',
  },
  received: {
    en: 'We have received your message. Somebody will read it and answer by email.',
    fr: 'Nous avons bien reçu votre message. Quelqu’un va le lire et vous répondre par e-mail.',
    'fr-ca': 'Nous avons bien reçu votre message. Quelqu’un va le lire et vous répondre par courriel.',
    de: 'Wir haben Ihre Nachricht erhalten. Jemand liest sie und antwortet Ihnen per E-Mail.',
    es: 'Hemos recibido tu mensaje. Alguien lo leerá y te responderá por correo electrónico.',
    it: 'Abbiamo ricevuto il tuo messaggio. Qualcuno lo leggerà e ti risponderà via e-mail.',
  },
  number: {
    en: 'Its number is {caseNumber}. Please have it at hand if you write again about the same thing.',
    fr: 'Son numéro est {caseNumber}. Merci de l’indiquer si vous nous écrivez de nouveau à ce sujet.',
    de: 'Die Nummer ist {caseNumber}. Bitte nennen Sie sie, wenn Sie uns dazu noch einmal schreiben.',
    es: 'Su número es {caseNumber}. Indícalo si vuelves a escribirnos sobre lo mismo.',
    it: 'Il numero è {caseNumber}. Indicalo se ci scrivi di nuovo sullo stesso argomento.',
  },
} as const satisfies Record<string, Text>;

export interface CaseMail {
  readonly caseNumber: string;
  readonly email: string;
  readonly locale: string;
  readonly firstName: string;
}

const caseLetter = (
  messages: Readonly<Record<'subject' | 'received' | 'number', Text>>,
  id: string,
  { caseNumber, email, locale, firstName }: CaseMail,
): Mail => {
  const edition = editionOf(locale);
  return letter({
    id,
    to: email,
    locale,
    title: formatText(messages.subject, edition, { caseNumber }),
    paragraphs: [
      formatText(mailMessages.greeting, edition, { name: firstName }),
      formatText(messages.received, edition),
      formatText(messages.number, edition, { caseNumber }),
    ],
  });
};

/** Mail with the number of a warranty claim. */
export const warrantyCase = (id: string, mail: CaseMail): Mail => caseLetter(warrantyMessages, id, mail);

export const contactCase = (id: string, mail: CaseMail): Mail => caseLetter(contactMessages, id, mail);
