import type { Text } from '../context/language.ts';

/** The texts of the cart and checkout area. */
export const cartMessages = {
  standardDelivery: { en: 'Standard delivery', fr: 'Livraison standard', de: 'Standardversand' },
  expressDelivery: { en: 'Express delivery', fr: 'Livraison express', de: 'Expressversand' },
  sameDayDelivery: { en: 'Same-day delivery', fr: 'Livraison le jour même', de: 'Lieferung am selben Tag' },
  workingDays: {
    en: '{from}–{to} business days',
    fr: '{from}–{to} jours ouvrés',
    de: '{from}–{to} Werktage',
  },
  sameDay: { en: 'Same day', fr: 'Le jour même', de: 'Am selben Tag' },
  freeShippingName: {
    en: 'Free standard delivery',
    fr: 'Livraison standard offerte',
    de: 'Kostenloser Standardversand',
  },
  freeShippingCallout: {
    en: 'Standard delivery is free from {threshold}|Only {distance} left until standard delivery is free|You have earned free standard delivery',
    fr: 'La livraison standard est offerte dès {threshold}|Plus que {distance} pour profiter de la livraison standard offerte|La livraison standard vous est offerte',
    de: 'Ab {threshold} ist der Standardversand kostenlos|Noch {distance} bis zum kostenlosen Standardversand|Ihr Standardversand ist kostenlos',
  },
  creditCard: { en: 'Credit or debit card', fr: 'Carte bancaire', de: 'Kredit- oder Debitkarte' },
  color: { en: 'Colour', fr: 'Couleur', de: 'Farbe', american: 'Color' },
  size: { en: 'Size', fr: 'Taille', de: 'Größe' },
  shortOfStock: {
    en: 'Only {quantity} left. Please reduce the quantity.',
    fr: 'Plus que {quantity} en stock. Veuillez réduire la quantité.',
    de: 'Nur noch {quantity} auf Lager. Bitte verringern Sie die Menge.',
  },
  soldOut: {
    en: 'Sold out. Please remove this item to continue.',
    fr: 'Épuisé. Veuillez retirer cet article pour continuer.',
    de: 'Ausverkauft. Bitte entfernen Sie diesen Artikel, um fortzufahren.',
  },
  goneItem: {
    en: 'No longer sold. Please remove this item to continue.',
    fr: 'Article retiré de la vente. Veuillez le retirer pour continuer.',
    de: 'Nicht mehr im Angebot. Bitte entfernen Sie diesen Artikel, um fortzufahren.',
  },
  couponLapsed: {
    en: 'The promo code {code} no longer applies.',
    fr: 'Le code promo {code} n’est plus valable.',
    de: 'Der Aktionscode {code} gilt nicht mehr.',
  },
  methodChanged: {
    en: 'Your delivery method is not available at this address. We have chosen standard delivery.',
    fr: 'Votre mode de livraison n’est pas proposé à cette adresse. Nous avons choisi la livraison standard.',
    de: 'Ihre Versandart ist an dieser Adresse nicht möglich. Wir haben den Standardversand gewählt.',
  },
  challengeNeeded: {
    en: 'Your card issuer asks you to confirm this payment.',
    fr: 'L’émetteur de votre carte vous demande de confirmer ce paiement.',
    de: 'Ihr Kartenherausgeber bittet Sie, diese Zahlung zu bestätigen.',
  },
} as const satisfies Record<string, Text>;
