import type { Text } from '../context/language.ts';

/** The texts of the shop's mail. */
export const mailMessages = {
  confirmationSubject: {
    en: 'Your Northfell order {orderNumber}',
    fr: 'Votre commande Northfell {orderNumber}',
    de: 'Ihre Northfell-Bestellung {orderNumber}',
  },
  greeting: { en: 'Hello {name},', fr: 'Bonjour {name},', de: 'Guten Tag {name},' },
  thanks: {
    en: 'Thank you for your order. We are getting it ready and will write again when it leaves us.',
    fr: 'Merci pour votre commande. Nous la préparons et vous écrirons dès son départ.',
    de: 'Vielen Dank für Ihre Bestellung. Wir bereiten sie vor und melden uns, sobald sie unterwegs ist.',
  },
  orderNumber: { en: 'Order number', fr: 'Numéro de commande', de: 'Bestellnummer' },
  items: { en: 'Items', fr: 'Articles', de: 'Artikel' },
  quantity: { en: 'Quantity', fr: 'Quantité', de: 'Menge' },
  price: { en: 'Price', fr: 'Prix', de: 'Preis' },
  subtotal: { en: 'Items', fr: 'Articles', de: 'Artikel' },
  discount: { en: 'Discount', fr: 'Remise', de: 'Rabatt' },
  delivery: { en: 'Delivery', fr: 'Livraison', de: 'Versand' },
  free: { en: 'Free', fr: 'Offerte', de: 'Kostenlos' },
  tax: { en: 'Tax', fr: 'Taxes', de: 'Steuern' },
  taxIncluded: { en: 'VAT included', fr: 'Dont TVA', de: 'Enthaltene MwSt.' },
  total: { en: 'Total', fr: 'Total', de: 'Gesamtsumme' },
  deliveryAddress: { en: 'Delivery address', fr: 'Adresse de livraison', de: 'Lieferadresse' },
  billingAddress: { en: 'Billing address', fr: 'Adresse de facturation', de: 'Rechnungsadresse' },
  deliveryMethod: { en: 'Delivery method', fr: 'Mode de livraison', de: 'Versandart' },
  payment: { en: 'Payment', fr: 'Paiement', de: 'Zahlung' },
  cardEnding: {
    en: '{type} ending in {lastFour}',
    fr: '{type} se terminant par {lastFour}',
    de: '{type} mit den Endziffern {lastFour}',
  },
} as const satisfies Record<string, Text>;
