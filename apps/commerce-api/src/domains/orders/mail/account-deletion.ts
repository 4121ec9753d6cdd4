import { editionOf, formatText, type Text } from '../../../shared/text.ts';
import type { Mail } from '../../../providers/mail/provider.ts';
import { letter } from './letter.ts';

const messages = {
  subject: {
    en: 'Delete your {brand} account?',
    fr: 'Supprimer votre compte {brand} ?',
    de: 'Ihr {brand}-Konto löschen?',
    es: '¿Eliminar tu cuenta de {brand}?',
    it: 'Eliminare il tuo account {brand}?',
  },
  question: {
    en: 'You asked us to delete your account. Your profile, addresses, cards, favourites and subscriptions will be gone for good; orders stay in our books without your name.',
    fr: 'Vous avez demandé la suppression de votre compte. Votre profil, vos adresses, vos cartes, vos favoris et vos inscriptions seront définitivement effacés ; vos commandes resteront dans nos livres, sans votre nom.',
    de: 'Sie möchten Ihr Konto löschen. Profil, Adressen, Karten, Favoriten und Anmeldungen werden endgültig entfernt; Bestellungen bleiben ohne Ihren Namen in unseren Büchern.',
    es: 'Has pedido que eliminemos tu cuenta. Tu perfil, tus direcciones, tarjetas, favoritos y suscripciones se borrarán para siempre; los pedidos seguirán en nuestros libros sin tu nombre.',
    it: 'Hai chiesto di eliminare il tuo account. Profilo, indirizzi, carte, preferiti e iscrizioni saranno cancellati per sempre; gli ordini resteranno nei nostri registri senza il tuo nome.',
  },
  confirm: {
    en: 'Delete my account',
    fr: 'Supprimer mon compte',
    de: 'Mein Konto löschen',
    es: 'Eliminar mi cuenta',
    it: 'Elimina il mio account',
  },
  notMeant: {
    en: 'If you did not ask for it, do nothing, and change your password. The link works for one hour.',
    fr: 'Si vous n’avez rien demandé, ne faites rien et changez votre mot de passe. Le lien est valable une heure.',
    de: 'Wenn Sie das nicht wollten, tun Sie nichts, und ändern Sie Ihr Passwort. Der Link gilt eine Stunde.',
    es: 'Si no lo has pedido, no hagas nada y cambia tu contraseña. El enlace es válido durante una hora.',
    it: 'Se non l’hai chiesto, non fare nulla e cambia la password. Il link è valido per un’ora.',
  },
} as const satisfies Record<string, Text>;

/** Mail that confirms an account deletion by link. */
export function accountDeletion(
  id: string,
  { email, code, locale }: { readonly email: string; readonly code: string; readonly locale: string },
  shopUrl: string,
): Mail {
  const edition = editionOf(locale);
  return letter({
    id,
    to: email,
    locale,
    title: formatText(messages.subject, edition),
    paragraphs: [formatText(messages.question, edition)],
    action: {
      label: formatText(messages.confirm, edition),
      url: `${shopUrl}/${locale}/account/delete/confirm?code=${encodeURIComponent(code)}`,
    },
    note: formatText(messages.notMeant, edition),
  });
}
