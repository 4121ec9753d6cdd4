import type { Text } from '../context/language.ts';

/** The texts of every code that a contract documents, and of the standard API errors. */
export const errorMessages = {
  API400: {
    en: 'The request is not valid.',
    fr: 'La demande n’est pas valide.',
    de: 'Die Anfrage ist ungültig.',
  },
  API404: { en: 'Not found.', fr: 'Introuvable.', de: 'Nicht gefunden.' },
  API405: {
    en: 'This method is not allowed here.',
    fr: 'Cette méthode n’est pas autorisée ici.',
    de: 'Diese Methode ist hier nicht erlaubt.',
  },
  API415: {
    en: 'The body must be JSON.',
    fr: 'Le contenu doit être au format JSON.',
    de: 'Der Inhalt muss JSON sein.',
  },
  AUT401: {
    en: 'Your session has ended.',
    fr: 'Votre session a expiré.',
    de: 'Ihre Sitzung ist abgelaufen.',
  },
  AUT404: {
    en: 'You are not allowed to do this.',
    fr: 'Vous n’êtes pas autorisé à effectuer cette opération.',
    de: 'Dazu sind Sie nicht berechtigt.',
  },
  AUT409: {
    en: 'The session is being renewed. Please try again.',
    fr: 'La session est en cours de renouvellement. Veuillez réessayer.',
    de: 'Die Sitzung wird gerade erneuert. Bitte versuchen Sie es noch einmal.',
  },
  BIL400: {
    en: 'A billing address is needed.',
    fr: 'Une adresse de facturation est nécessaire.',
    de: 'Eine Rechnungsadresse wird benötigt.',
  },
  BILL410: {
    en: 'The billing address needs a phone number.',
    fr: 'L’adresse de facturation doit comporter un numéro de téléphone.',
    de: 'Die Rechnungsadresse braucht eine Telefonnummer.',
  },
  BSK404: {
    en: 'Your cart could not be found.',
    fr: 'Votre panier est introuvable.',
    de: 'Ihr Warenkorb wurde nicht gefunden.',
  },
  CHK320: {
    en: 'Please check this part of the address.',
    fr: 'Veuillez vérifier cette partie de l’adresse.',
    de: 'Bitte prüfen Sie diesen Teil der Adresse.',
  },
  CHK380: {
    en: 'A valid delivery address is needed.',
    fr: 'Une adresse de livraison valide est nécessaire.',
    de: 'Eine gültige Lieferadresse wird benötigt.',
  },
  GEN500: {
    en: 'Something went wrong on our side. Please try again.',
    fr: 'Un problème est survenu de notre côté. Veuillez réessayer.',
    de: 'Bei uns ist etwas schiefgelaufen. Bitte versuchen Sie es noch einmal.',
  },
  INV405: {
    en: 'This item is sold out.',
    fr: 'Cet article est épuisé.',
    de: 'Dieser Artikel ist ausverkauft.',
  },
  INV406: {
    en: 'You can have at most {maxAllowedQty} of this item.',
    fr: 'Vous pouvez commander cet article en {maxAllowedQty} exemplaires au plus.',
    de: 'Von diesem Artikel sind höchstens {maxAllowedQty} Stück möglich.',
  },
  INV700: {
    en: 'This item is no longer available.',
    fr: 'Cet article n’est plus disponible.',
    de: 'Dieser Artikel ist nicht mehr erhältlich.',
  },
  INV701: {
    en: 'Some of your items are no longer available in the quantity you chose.',
    fr: 'Certains de vos articles ne sont plus disponibles dans la quantité choisie.',
    de: 'Einige Ihrer Artikel sind nicht mehr in der gewählten Menge verfügbar.',
  },
  ORD400: {
    en: 'Please enter a valid email address.',
    fr: 'Veuillez saisir une adresse e-mail valide.',
    de: 'Bitte geben Sie eine gültige E-Mail-Adresse ein.',
  },
  ORD404: {
    en: 'This line is no longer in your cart.',
    fr: 'Cette ligne n’est plus dans votre panier.',
    de: 'Diese Position ist nicht mehr in Ihrem Warenkorb.',
  },
  ORD409: {
    en: 'The order could not be found.',
    fr: 'La commande est introuvable.',
    de: 'Die Bestellung wurde nicht gefunden.',
  },
  ORD415: {
    en: 'The total of your order has changed. Please check it and confirm again.',
    fr: 'Le total de votre commande a changé. Veuillez le vérifier et confirmer à nouveau.',
    de: 'Die Summe Ihrer Bestellung hat sich geändert. Bitte prüfen und bestätigen Sie sie erneut.',
  },
  PAY400: {
    en: 'Your payment did not go through. Please try again or use another card.',
    fr: 'Votre paiement n’a pas abouti. Veuillez réessayer ou utiliser une autre carte.',
    de: 'Ihre Zahlung ist fehlgeschlagen. Bitte versuchen Sie es noch einmal oder mit einer anderen Karte.',
  },
  PAY401: {
    en: 'We cannot deliver to this address.',
    fr: 'Nous ne pouvons pas livrer à cette adresse.',
    de: 'An diese Adresse können wir nicht liefern.',
  },
  PLP400: {
    en: 'This category does not exist.',
    fr: 'Cette catégorie n’existe pas.',
    de: 'Diese Kategorie gibt es nicht.',
  },
  PRM130: {
    en: 'This promo code is not valid.',
    fr: 'Ce code promo n’est pas valable.',
    de: 'Dieser Aktionscode ist ungültig.',
  },
  PRM135: {
    en: 'This promo code cannot be used yet.',
    fr: 'Ce code promo n’est pas encore utilisable.',
    de: 'Dieser Aktionscode gilt noch nicht.',
  },
  PRM140: {
    en: 'This promo code has been used up.',
    fr: 'Ce code promo n’est plus disponible.',
    de: 'Dieser Aktionscode ist aufgebraucht.',
  },
  PRM150: {
    en: 'You have already used this promo code.',
    fr: 'Vous avez déjà utilisé ce code promo.',
    de: 'Sie haben diesen Aktionscode bereits eingelöst.',
  },
  PRM155: {
    en: 'This promo code has expired.',
    fr: 'Ce code promo a expiré.',
    de: 'Dieser Aktionscode ist abgelaufen.',
  },
  PRM416: {
    en: 'This promo code is already applied.',
    fr: 'Ce code promo est déjà appliqué.',
    de: 'Dieser Aktionscode ist bereits angewendet.',
  },
  PYT400: {
    en: 'The card does not cover the amount. Please use another card.',
    fr: 'Le solde de la carte est insuffisant. Veuillez utiliser une autre carte.',
    de: 'Die Deckung der Karte reicht nicht aus. Bitte verwenden Sie eine andere Karte.',
  },
  PYT402: {
    en: 'This payment could not be verified. Please use another card.',
    fr: 'Ce paiement n’a pas pu être vérifié. Veuillez utiliser une autre carte.',
    de: 'Diese Zahlung konnte nicht bestätigt werden. Bitte verwenden Sie eine andere Karte.',
  },
  PYT404: {
    en: 'Please enter your card again.',
    fr: 'Veuillez saisir à nouveau votre carte.',
    de: 'Bitte geben Sie Ihre Karte noch einmal ein.',
  },
  PYT406: {
    en: 'The billing address is not complete.',
    fr: 'L’adresse de facturation est incomplète.',
    de: 'Die Rechnungsadresse ist unvollständig.',
  },
  SHP404: {
    en: 'This delivery method is not available.',
    fr: 'Ce mode de livraison n’est pas disponible.',
    de: 'Diese Versandart ist nicht verfügbar.',
  },
  SHP410: {
    en: 'Delivery needs a phone number.',
    fr: 'Un numéro de téléphone est nécessaire pour la livraison.',
    de: 'Für die Lieferung wird eine Telefonnummer benötigt.',
  },
  SHP500: {
    en: 'We cannot deliver to a PO box.',
    fr: 'Nous ne livrons pas aux boîtes postales.',
    de: 'An Postfächer können wir nicht liefern.',
  },
} as const satisfies Record<string, Text>;

/** A code that the service may answer. */
export type ErrorCode = keyof typeof errorMessages;
