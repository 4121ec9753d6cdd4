import type { Text } from '../../context/language.ts';

/** The texts of the sandbox's own pages. */
export const sandboxMessages = {
  frameTitle: { en: 'Card details', fr: 'Informations de carte', de: 'Kartendaten' },
  number: { en: 'Card number', fr: 'Numéro de carte', de: 'Kartennummer' },
  expiry: { en: 'Expiry date', fr: 'Date d’expiration', de: 'Gültig bis' },
  expiryHint: { en: 'MM/YY', fr: 'MM/AA', de: 'MM/JJ' },
  securityCode: { en: 'Security code', fr: 'Code de sécurité', de: 'Prüfziffer' },
  codeHint: {
    en: '3 digits on the back, 4 on the front of American Express',
    fr: '3 chiffres au dos, 4 au recto d’American Express',
    de: '3 Ziffern auf der Rückseite, bei American Express 4 auf der Vorderseite',
  },
  holder: { en: 'Name on card', fr: 'Nom sur la carte', de: 'Name auf der Karte' },
  required: {
    en: 'This field is required',
    fr: 'Ce champ est obligatoire',
    de: 'Dieses Feld ist erforderlich',
  },
  invalidNumber: {
    en: 'This card number is not valid',
    fr: 'Ce numéro de carte n’est pas valable',
    de: 'Diese Kartennummer ist ungültig',
  },
  unknownNumber: {
    en: 'This is a demonstration: please use a test card, such as 4242 4242 4242 4242',
    fr: 'Ceci est une démonstration : veuillez utiliser une carte de test, par exemple 4242 4242 4242 4242',
    de: 'Dies ist eine Vorführung: bitte eine Testkarte verwenden, etwa 4242 4242 4242 4242',
  },
  invalidExpiry: {
    en: 'Enter the date as MM/YY',
    fr: 'Saisissez la date au format MM/AA',
    de: 'Bitte im Format MM/JJ eingeben',
  },
  expired: { en: 'This card has expired', fr: 'Cette carte a expiré', de: 'Diese Karte ist abgelaufen' },
  invalidCode: {
    en: 'This security code is not valid',
    fr: 'Ce code de sécurité n’est pas valable',
    de: 'Diese Prüfziffer ist ungültig',
  },
  failed: {
    en: 'Your card could not be saved. Please try again.',
    fr: 'Votre carte n’a pas pu être enregistrée. Veuillez réessayer.',
    de: 'Ihre Karte konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.',
  },
  sessionEnded: {
    en: 'This payment session has ended. Please load the page again.',
    fr: 'Cette session de paiement a expiré. Veuillez recharger la page.',
    de: 'Diese Zahlungssitzung ist abgelaufen. Bitte laden Sie die Seite neu.',
  },
  challengeTitle: { en: 'Confirm your payment', fr: 'Confirmez votre paiement', de: 'Zahlung bestätigen' },
  challengeText: {
    en: 'Your bank asks whether you are making this payment with the card ending in {lastFour}.',
    fr: 'Votre banque vous demande si vous effectuez ce paiement avec la carte se terminant par {lastFour}.',
    de: 'Ihre Bank fragt, ob Sie diese Zahlung mit der Karte mit den Endziffern {lastFour} vornehmen.',
  },
  approve: { en: 'Confirm payment', fr: 'Confirmer le paiement', de: 'Zahlung bestätigen' },
  refuse: { en: 'Refuse', fr: 'Refuser', de: 'Ablehnen' },
} as const satisfies Record<string, Text>;
