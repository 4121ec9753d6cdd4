import type { Text } from '../../shared/text.ts';

/** The texts of mail about what becomes of an order. */
export const purchaseMailMessages = {
  shippedSubject: {
    en: 'Your Northfell order {orderNumber} is on its way',
    fr: 'Votre commande Northfell {orderNumber} est en route',
    de: 'Ihre Northfell-Bestellung {orderNumber} ist unterwegs',
    es: 'Tu pedido de Northfell {orderNumber} está en camino',
    it: 'Il tuo ordine Northfell {orderNumber} è in viaggio',
  },
  shipped: {
    en: 'We have handed your parcel to {carrier}. Its number is {trackingNumber}.',
    'en-us': 'We have handed your package to {carrier}. Its number is {trackingNumber}.',
    'en-ca': 'We have handed your package to {carrier}. Its number is {trackingNumber}.',
    fr: 'Nous avons remis votre colis à {carrier}. Son numéro est {trackingNumber}.',
    de: 'Wir haben Ihr Paket an {carrier} übergeben. Die Sendungsnummer ist {trackingNumber}.',
    es: 'Hemos entregado tu paquete a {carrier}. Su número es {trackingNumber}.',
    it: 'Abbiamo affidato il tuo pacco a {carrier}. Il numero di spedizione è {trackingNumber}.',
  },
  expected: {
    en: 'It should reach you by {date}.',
    fr: 'Il devrait vous parvenir d’ici le {date}.',
    de: 'Es sollte bis zum {date} bei Ihnen sein.',
    es: 'Debería llegarte a más tardar el {date}.',
    it: 'Dovrebbe arrivare entro il {date}.',
  },
  track: {
    en: 'Track the parcel',
    'en-us': 'Track the package',
    'en-ca': 'Track the package',
    fr: 'Suivre le colis',
    de: 'Sendung verfolgen',
    es: 'Seguir el paquete',
    it: 'Segui il pacco',
  },
  deliveredSubject: {
    en: 'Your Northfell order {orderNumber} has arrived',
    fr: 'Votre commande Northfell {orderNumber} est arrivée',
    de: 'Ihre Northfell-Bestellung {orderNumber} ist angekommen',
    es: 'Tu pedido de Northfell {orderNumber} ha llegado',
    it: 'Il tuo ordine Northfell {orderNumber} è arrivato',
  },
  delivered: {
    en: 'The carrier says that your order has been delivered. We hope you enjoy it.',
    fr: 'Le transporteur indique que votre commande a été livrée. Nous espérons qu’elle vous plaira.',
    de: 'Der Versanddienst meldet, dass Ihre Bestellung zugestellt wurde. Viel Freude damit!',
    es: 'El transportista indica que tu pedido se ha entregado. Esperamos que lo disfrutes.',
    it: 'Il corriere comunica che il tuo ordine è stato consegnato. Speriamo che ti piaccia.',
  },
  cancelledSubject: {
    en: 'Your Northfell order {orderNumber} is cancelled',
    'en-us': 'Your Northfell order {orderNumber} is canceled',
    fr: 'Votre commande Northfell {orderNumber} est annulée',
    de: 'Ihre Northfell-Bestellung {orderNumber} ist storniert',
    es: 'Tu pedido de Northfell {orderNumber} está cancelado',
    it: 'Il tuo ordine Northfell {orderNumber} è annullato',
  },
  cancelled: {
    en: 'We have cancelled your order, as you asked. Nothing will be sent.',
    'en-us': 'We have canceled your order, as you asked. Nothing will be sent.',
    fr: 'Nous avons annulé votre commande comme vous l’avez demandé. Rien ne sera expédié.',
    de: 'Wir haben Ihre Bestellung wie gewünscht storniert. Es wird nichts versendet.',
    es: 'Hemos cancelado tu pedido, como nos pediste. No se enviará nada.',
    it: 'Abbiamo annullato il tuo ordine, come hai chiesto. Non verrà spedito nulla.',
  },
  refund: {
    en: '{amount} goes back to the card that you paid with. Your bank may take a few days to show it.',
    fr: 'Nous remboursons {amount} sur la carte avec laquelle vous avez payé. L’opération peut mettre quelques jours à apparaître sur votre compte.',
    de: 'Wir erstatten {amount} auf die Karte, mit der Sie bezahlt haben. Bis Ihre Bank den Betrag anzeigt, können einige Tage vergehen.',
    es: 'Devolvemos {amount} a la tarjeta con la que pagaste. Tu banco puede tardar unos días en mostrarlo.',
    it: 'Rimborsiamo {amount} sulla carta con cui hai pagato. La banca può impiegare qualche giorno a mostrare l’importo.',
  },
  returnSubject: {
    en: 'Your return {returnNumber} to Northfell',
    fr: 'Votre retour Northfell {returnNumber}',
    de: 'Ihre Rücksendung {returnNumber} an Northfell',
    es: 'Tu devolución a Northfell {returnNumber}',
    it: 'Il tuo reso Northfell {returnNumber}',
  },
  return: {
    en: 'Stick the printed label on the parcel and hand it to {carrier} by {date}. The parcel has the number {trackingNumber}.',
    'en-us':
      'Put the printed label on the package and drop it off with {carrier} by {date}. The package has the number {trackingNumber}.',
    'en-ca':
      'Put the printed label on the package and drop it off with {carrier} by {date}. The package has the number {trackingNumber}.',
    fr: 'Collez l’étiquette imprimée sur le colis et confiez-le à {carrier} au plus tard le {date}. Le colis porte le numéro {trackingNumber}.',
    de: 'Kleben Sie das ausgedruckte Etikett auf das Paket und geben Sie es bis zum {date} bei {carrier} ab. Die Sendungsnummer ist {trackingNumber}.',
    es: 'Pega la etiqueta impresa en el paquete y entrégalo a {carrier} a más tardar el {date}. El paquete tiene el número {trackingNumber}.',
    it: 'Applica l’etichetta stampata sul pacco e consegnalo a {carrier} entro il {date}. Il pacco ha il numero {trackingNumber}.',
  },
  returnRefund: {
    en: 'Once it has arrived and we have looked at it, the money goes back to the card that you paid with.',
    fr: 'Dès que nous l’aurons reçu et vérifié, nous vous rembourserons sur la carte utilisée pour le paiement.',
    de: 'Sobald es angekommen ist und wir es geprüft haben, erstatten wir den Betrag auf die Karte, mit der Sie bezahlt haben.',
    es: 'En cuanto llegue y lo revisemos, devolveremos el importe a la tarjeta con la que pagaste.',
    it: 'Appena arriverà e lo avremo controllato, rimborseremo l’importo sulla carta con cui hai pagato.',
  },
} as const satisfies Record<string, Text>;
