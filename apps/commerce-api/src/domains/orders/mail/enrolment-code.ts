import { editionOf, formatText, type Text } from '../../../shared/text.ts';
import type { Mail } from '../../../providers/mail/provider.ts';
import { letter } from './letter.ts';

const messages = {
  subject: {
    en: 'Your code for {brand}',
    fr: 'Votre code {brand}',
    de: 'Ihr Code für {brand}',
    es: 'Tu código de {brand}',
    it: 'Il tuo codice {brand}',
  },
  intro: {
    en: 'Type this code into the page that asked for it. It works for ten minutes.',
    fr: 'Saisissez ce code sur la page qui vous l’a demandé. Il est valable dix minutes.',
    de: 'Geben Sie diesen Code auf der Seite ein, die danach gefragt hat. Er gilt zehn Minuten.',
    es: 'Escribe este código en la página que te lo ha pedido. Es válido durante diez minutos.',
    it: 'Inserisci questo codice nella pagina che te lo ha chiesto. È valido per dieci minuti.',
  },
  notMeant: {
    en: 'If you did not ask for it, ignore this e-mail and tell nobody the code.',
    fr: 'Si vous n’avez rien demandé, ignorez cet e-mail et ne communiquez ce code à personne.',
    de: 'Wenn Sie nicht danach gefragt haben, ignorieren Sie diese E-Mail und geben Sie den Code an niemanden weiter.',
    es: 'Si no lo has pedido, ignora este correo y no le des el código a nadie.',
    it: 'Se non l’hai chiesto, ignora questa e-mail e non comunicare il codice a nessuno.',
  },
} as const satisfies Record<string, Text>;

export function enrolmentCode(
  id: string,
  { email, code, locale }: { readonly email: string; readonly code: string; readonly locale: string },
): Mail {
  const edition = editionOf(locale);
  return letter({
    id,
    to: email,
    locale,
    title: formatText(messages.subject, edition),
    paragraphs: [formatText(messages.intro, edition), code],
    note: formatText(messages.notMeant, edition),
  });
}
