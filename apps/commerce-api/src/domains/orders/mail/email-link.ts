import { editionOf, formatText, type Text } from '../../../shared/text.ts';
import type { Mail } from '../../../providers/mail/provider.ts';
import { letter } from './letter.ts';

interface Words {
  readonly title: Text;
  readonly text: Text;
  readonly action: Text;
  readonly note: Text;
  readonly path: string;
}

const threeDays = {
  en: 'If it was not you, do nothing. The link works once, for three days.',
  fr: 'Si vous n’êtes pas à l’origine de cette demande, ne faites rien. Le lien fonctionne une seule fois, pendant trois jours.',
  de: 'Wenn das nicht von Ihnen kam, müssen Sie nichts tun. Der Link funktioniert einmal und drei Tage lang.',
  es: 'Si no has sido tú, no hagas nada. El enlace funciona una sola vez, durante tres días.',
  it: 'Se non sei stato tu, non fare nulla. Il link funziona una sola volta, per tre giorni.',
} as const;
const confirm = {
  en: 'Confirm this address',
  fr: 'Confirmer cette adresse',
  de: 'Diese Adresse bestätigen',
  es: 'Confirmar esta dirección',
  it: 'Conferma questo indirizzo',
} as const;
const CONFIRM_PATH = 'account/email/confirm';

/** Texts by purpose: confirm the account's address, confirm a new one, restore the old one. */
const words = {
  own: {
    title: {
      en: 'Please confirm your email address',
      fr: 'Confirmez votre adresse e-mail',
      de: 'Bitte bestätigen Sie Ihre E-Mail-Adresse',
      es: 'Confirma tu dirección de correo',
      it: 'Conferma il tuo indirizzo e-mail',
    },
    text: {
      en: 'A {brand} account was opened with this email address. Confirm that it is yours.',
      fr: 'Un compte {brand} a été créé avec cette adresse e-mail. Confirmez qu’elle est bien la vôtre.',
      de: 'Mit dieser E-Mail-Adresse wurde ein {brand}-Konto eröffnet. Bestätigen Sie, dass sie Ihnen gehört.',
      es: 'Se ha abierto una cuenta de {brand} con esta dirección de correo. Confirma que es tuya.',
      it: 'Con questo indirizzo e-mail è stato aperto un account {brand}. Conferma che è tuo.',
    },
    action: confirm,
    note: threeDays,
    path: CONFIRM_PATH,
  },
  change: {
    title: {
      en: 'Please confirm your new email address',
      fr: 'Confirmez votre nouvelle adresse e-mail',
      de: 'Bitte bestätigen Sie Ihre neue E-Mail-Adresse',
      es: 'Confirma tu nueva dirección de correo',
      it: 'Conferma il tuo nuovo indirizzo e-mail',
    },
    text: {
      en: 'You asked to sign in to your {brand} account with this address. Confirm it, and it takes the place of the old one.',
      fr: 'Vous avez demandé à vous connecter à votre compte {brand} avec cette adresse. Confirmez-la pour qu’elle remplace l’ancienne.',
      de: 'Sie möchten sich mit dieser Adresse in Ihrem {brand}-Konto anmelden. Bestätigen Sie sie, dann ersetzt sie die alte.',
      es: 'Has pedido iniciar sesión en tu cuenta de {brand} con esta dirección. Confírmala y sustituirá a la anterior.',
      it: 'Hai chiesto di accedere al tuo account {brand} con questo indirizzo. Confermalo e sostituirà quello vecchio.',
    },
    action: confirm,
    note: threeDays,
    path: CONFIRM_PATH,
  },
  undo: {
    title: {
      en: 'The email address of your account was changed',
      fr: 'L’adresse e-mail de votre compte a été modifiée',
      de: 'Die E-Mail-Adresse Ihres Kontos wurde geändert',
      es: 'La dirección de correo de tu cuenta ha cambiado',
      it: 'L’indirizzo e-mail del tuo account è cambiato',
    },
    text: {
      en: 'Your {brand} account now has another email address, and this one no longer signs in. If you changed it, there is nothing to do.',
      fr: 'Votre compte {brand} a maintenant une autre adresse e-mail, et celle-ci ne permet plus de se connecter. Si vous êtes à l’origine de ce changement, vous n’avez rien à faire.',
      de: 'Ihr {brand}-Konto hat jetzt eine andere E-Mail-Adresse; mit dieser können Sie sich nicht mehr anmelden. Wenn Sie das geändert haben, müssen Sie nichts tun.',
      es: 'Tu cuenta de {brand} tiene ahora otra dirección de correo y con esta ya no se puede iniciar sesión. Si la has cambiado tú, no tienes que hacer nada.',
      it: 'Il tuo account {brand} ha ora un altro indirizzo e-mail e con questo non si accede più. Se l’hai cambiato tu, non devi fare nulla.',
    },
    action: {
      en: 'It was not me: undo the change',
      fr: 'Ce n’était pas moi : annuler le changement',
      de: 'Das war ich nicht: rückgängig machen',
      es: 'No he sido yo: deshacer el cambio',
      it: 'Non sono stato io: annulla la modifica',
    },
    note: {
      en: 'The link works once, for seven days. It ends every session of the account, and you choose a new password afterwards.',
      fr: 'Le lien fonctionne une seule fois, pendant sept jours. Il met fin à toutes les sessions du compte ; vous choisirez ensuite un nouveau mot de passe.',
      de: 'Der Link funktioniert einmal und sieben Tage lang. Er beendet alle Sitzungen des Kontos; danach wählen Sie ein neues Passwort.',
      es: 'El enlace funciona una sola vez, durante siete días. Cierra todas las sesiones de la cuenta y después eliges una contraseña nueva.',
      it: 'Il link funziona una sola volta, per sette giorni. Chiude tutte le sessioni dell’account; dopo sceglierai una nuova password.',
    },
    path: 'account/email/undo',
  },
} as const satisfies Readonly<Record<string, Words>>;

const isAbout = (about: string): about is keyof typeof words => Object.hasOwn(words, about);

/** Mail with a link about an account's e-mail address. */
export function emailLinkMail(
  id: string,
  { about = '', email = '', code = '', locale = '' }: Readonly<Record<string, string>>,
  shopUrl: string,
): Mail | undefined {
  if (!isAbout(about)) return undefined;
  const { title, text, action, note, path } = words[about];
  const edition = editionOf(locale);
  return letter({
    id,
    to: email,
    locale,
    title: formatText(title, edition),
    paragraphs: [formatText(text, edition)],
    action: {
      label: formatText(action, edition),
      url: `${shopUrl}/${locale}/${path}?code=${encodeURIComponent(code)}`,
    },
    note: formatText(note, edition),
  });
}
