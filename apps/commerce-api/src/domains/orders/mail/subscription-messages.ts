import type { Text } from '../../../shared/text.ts';

export const subscriptionMessages = {
  subject: {
    en: 'Please confirm your subscription',
    fr: 'Confirmez votre inscription',
    de: 'Bitte bestätigen Sie Ihre Anmeldung',
    es: 'Confirma tu suscripción',
    it: 'Conferma la tua iscrizione',
  },
  question: {
    en: 'You asked for news from {brand} at this e-mail address. Confirm it, and we will start writing to you.',
    fr: 'Vous avez demandé à recevoir les actualités de {brand} à cette adresse e-mail. Confirmez votre demande pour que nous puissions vous écrire.',
    de: 'Sie möchten an diese E-Mail-Adresse Neuigkeiten von {brand} erhalten. Bestätigen Sie das bitte, dann schreiben wir Ihnen.',
    es: 'Has pedido recibir novedades de {brand} en esta dirección de correo. Confírmalo y empezaremos a escribirte.',
    it: 'Hai chiesto di ricevere le novità di {brand} a questo indirizzo e-mail. Confermalo e inizieremo a scriverti.',
  },
  confirm: {
    en: 'Confirm subscription',
    fr: 'Confirmer mon inscription',
    de: 'Anmeldung bestätigen',
    es: 'Confirmar la suscripción',
    it: 'Conferma l’iscrizione',
  },
  notMeant: {
    en: 'If it was not you, do nothing: without your confirmation you will not hear from us. The link works for three days.',
    fr: 'Si vous n’êtes pas à l’origine de cette demande, ne faites rien : sans votre confirmation, vous ne recevrez rien de notre part. Le lien est valable trois jours.',
    de: 'Wenn das nicht von Ihnen kam, müssen Sie nichts tun: Ohne Ihre Bestätigung schreiben wir Ihnen nicht. Der Link gilt drei Tage.',
    es: 'Si no has sido tú, no hagas nada: sin tu confirmación no te escribiremos. El enlace es válido durante tres días.',
    it: 'Se non sei stato tu, non fare nulla: senza la tua conferma non ti scriveremo. Il link è valido per tre giorni.',
  },
  smsText: {
    en: '{brand}: confirm that you want our text messages: {url} If it was not you, ignore this.',
    fr: '{brand} : confirmez que vous souhaitez recevoir nos SMS : {url} Si ce n’était pas vous, ignorez ce message.',
    de: '{brand}: Bitte bestätigen Sie, dass Sie unsere SMS erhalten möchten: {url} Falls das nicht von Ihnen kam, ignorieren Sie diese Nachricht.',
    es: '{brand}: confirma que quieres recibir nuestros SMS: {url} Si no has sido tú, ignora este mensaje.',
    it: '{brand}: conferma di voler ricevere i nostri SMS: {url} Se non sei stato tu, ignora questo messaggio.',
  },
} as const satisfies Record<string, Text>;
