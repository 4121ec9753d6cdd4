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
    en: 'You asked for news from Northfell at this e-mail address. Confirm it, and we will start writing to you.',
    fr: 'Vous avez demandé à recevoir les actualités de Northfell à cette adresse e-mail. Confirmez votre demande pour que nous puissions vous écrire.',
    de: 'Sie möchten an diese E-Mail-Adresse Neuigkeiten von Northfell erhalten. Bestätigen Sie das bitte, dann schreiben wir Ihnen.',
    es: 'Has pedido recibir novedades de Northfell en esta dirección de correo. Confírmalo y empezaremos a escribirte.',
    it: 'Hai chiesto di ricevere le novità di Northfell a questo indirizzo e-mail. Confermalo e inizieremo a scriverti.',
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
    en: 'Northfell: confirm that you want our text messages: {url} If it was not you, ignore this.',
    fr: 'Northfell : confirmez que vous souhaitez recevoir nos SMS : {url} Si ce n’était pas vous, ignorez ce message.',
    de: 'Northfell: Bitte bestätigen Sie, dass Sie unsere SMS erhalten möchten: {url} Falls das nicht von Ihnen kam, ignorieren Sie diese Nachricht.',
    es: 'Northfell: confirma que quieres recibir nuestros SMS: {url} Si no has sido tú, ignora este mensaje.',
    it: 'Northfell: conferma di voler ricevere i nostri SMS: {url} Se non sei stato tu, ignora questo messaggio.',
  },
} as const satisfies Record<string, Text>;
