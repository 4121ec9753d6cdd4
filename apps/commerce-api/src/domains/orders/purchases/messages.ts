import type { Text } from '../../../shared/text.ts';

/** Order status labels. */
export const purchaseMessages = {
  PENDING_CHALLENGE: {
    en: 'Waiting for the payment to be confirmed',
    fr: 'En attente de la confirmation du paiement',
    de: 'Wartet auf die Bestätigung der Zahlung',
    es: 'A la espera de que se confirme el pago',
    it: 'In attesa della conferma del pagamento',
  },
  PLACED: {
    en: 'We received your order',
    fr: 'Nous avons reçu votre commande',
    de: 'Wir haben Ihre Bestellung erhalten',
    es: 'Hemos recibido tu pedido',
    it: 'Abbiamo ricevuto il tuo ordine',
  },
  IN_PREPARATION: {
    en: 'Your parcel is being packed',
    'en-us': 'Your package is being packed',
    'en-ca': 'Your package is being packed',
    fr: 'Votre colis est en cours de préparation',
    de: 'Ihr Paket wird gepackt',
    es: 'Estamos preparando tu paquete',
    it: 'Stiamo preparando il tuo pacco',
  },
  READY_FOR_PICKUP: {
    en: 'Ready for you to collect',
    'en-us': 'Ready for pickup',
    'en-ca': 'Ready for pickup',
    fr: 'Prêt à être retiré',
    'fr-ca': 'Prêt pour le ramassage',
    de: 'Zur Abholung bereit',
    es: 'Listo para recoger',
    it: 'Pronto per il ritiro',
  },
  SHIPPED: {
    en: 'Handed to the carrier',
    fr: 'Remis au transporteur',
    de: 'An den Versanddienst übergeben',
    es: 'Entregado al transportista',
    it: 'Affidato al corriere',
  },
  DELIVERED: { en: 'Delivered', fr: 'Livré', de: 'Zugestellt', es: 'Entregado', it: 'Consegnato' },
  CANCELLED: {
    en: 'The order was cancelled',
    'en-us': 'The order was canceled',
    fr: 'La commande a été annulée',
    de: 'Die Bestellung wurde storniert',
    es: 'El pedido se ha cancelado',
    it: 'L’ordine è stato annullato',
  },
  RETURNED: {
    en: 'Everything was sent back',
    fr: 'Tous les articles ont été retournés',
    de: 'Alles wurde zurückgesendet',
    es: 'Se ha devuelto todo',
    it: 'Tutti gli articoli sono stati resi',
  },
} as const satisfies Record<string, Text>;
