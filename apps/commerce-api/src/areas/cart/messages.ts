import type { Text } from '../../shared/text.ts';

/** The texts of the cart and checkout area. */
export const cartMessages = {
  freeShippingName: {
    en: 'Free standard delivery',
    'en-us': 'Free standard shipping',
    'en-ca': 'Free standard shipping',
    fr: 'Livraison standard offerte',
    de: 'Kostenloser Standardversand',
    es: 'Envío estándar gratis',
    it: 'Spedizione standard gratuita',
  },
  freeShippingCallout: {
    'en-us':
      'Standard shipping is free on orders over {threshold}|You’re {distance} away from free standard shipping|You’ve earned free standard shipping',
    'en-ca':
      'Standard shipping is free on orders over {threshold}|You’re {distance} away from free standard shipping|You’ve earned free standard shipping',
    en: 'Standard delivery is free from {threshold}|Only {distance} left until standard delivery is free|You have earned free standard delivery',
    fr: 'La livraison standard est offerte dès {threshold}|Plus que {distance} pour profiter de la livraison standard offerte|La livraison standard vous est offerte',
    de: 'Ab {threshold} ist der Standardversand kostenlos|Noch {distance} bis zum kostenlosen Standardversand|Ihr Standardversand ist kostenlos',
    es: 'El envío estándar es gratis a partir de {threshold}|Te faltan {distance} para el envío estándar gratis|Tienes el envío estándar gratis',
    it: 'La spedizione standard è gratuita da {threshold}|Ti mancano {distance} per la spedizione standard gratuita|Hai la spedizione standard gratuita',
  },
  creditCard: {
    en: 'Credit or debit card',
    fr: 'Carte bancaire',
    de: 'Kredit- oder Debitkarte',
    es: 'Tarjeta de crédito o débito',
    it: 'Carta di credito o di debito',
  },
  color: { en: 'Colour', fr: 'Couleur', de: 'Farbe', es: 'Color', it: 'Colore', 'en-us': 'Color' },
  shortOfStock: {
    en: 'Only {quantity} left. Please reduce the quantity.',
    fr: 'Plus que {quantity} en stock. Veuillez réduire la quantité.',
    de: 'Nur noch {quantity} auf Lager. Bitte verringern Sie die Menge.',
    es: 'Solo quedan {quantity}. Reduce la cantidad.',
    it: 'Ne restano solo {quantity}. Riduci la quantità.',
  },
  soldOut: {
    en: 'Sold out. Please remove this item to continue.',
    fr: 'Épuisé. Veuillez retirer cet article pour continuer.',
    de: 'Ausverkauft. Bitte entfernen Sie diesen Artikel, um fortzufahren.',
    es: 'Agotado. Elimina este artículo para continuar.',
    it: 'Esaurito. Rimuovi questo articolo per continuare.',
  },
  goneItem: {
    en: 'No longer sold. Please remove this item to continue.',
    fr: 'Article retiré de la vente. Veuillez le retirer pour continuer.',
    de: 'Nicht mehr im Angebot. Bitte entfernen Sie diesen Artikel, um fortzufahren.',
    es: 'Ya no está a la venta. Elimina este artículo para continuar.',
    it: 'Non è più in vendita. Rimuovi questo articolo per continuare.',
  },
  goneProduct: {
    en: '{product} is no longer sold here. We have taken it out of your bag.',
    fr: '{product} n’est plus vendu ici. Cet article a été retiré de votre panier.',
    de: '{product} wird hier nicht mehr verkauft und ist nicht mehr in Ihrem Warenkorb.',
    es: '{product} ya no se vende aquí y lo hemos quitado de tu cesta.',
    it: '{product} non è più in vendita qui e lo abbiamo tolto dal tuo carrello.',
  },
  goneLine: {
    en: 'An item in your bag is no longer sold here. We have taken it out of your bag.',
    fr: 'Un article de votre panier n’est plus vendu ici. Il a été retiré de votre panier.',
    de: 'Ein Artikel wird hier nicht mehr verkauft und ist nicht mehr in Ihrem Warenkorb.',
    es: 'Un artículo de tu cesta ya no se vende aquí y lo hemos quitado.',
    it: 'Un articolo non è più in vendita qui e lo abbiamo tolto dal tuo carrello.',
  },
  couponLapsed: {
    en: 'The promo code {code} no longer applies.',
    fr: 'Le code promo {code} n’est plus valide.',
    de: 'Der Aktionscode {code} gilt nicht mehr.',
    es: 'El código promocional {code} ya no es válido.',
    it: 'Il codice promozionale {code} non è più valido.',
  },
  methodChanged: {
    en: 'Your delivery method is not available at this address. We have chosen standard delivery.',
    'en-us': 'Your shipping method is not available at this address. We have selected standard shipping.',
    'en-ca': 'Your shipping method is not available at this address. We have selected standard shipping.',
    fr: 'Votre mode de livraison n’est pas proposé à cette adresse. Nous avons choisi la livraison standard.',
    de: 'Ihre Versandart ist an dieser Adresse nicht möglich. Wir haben den Standardversand gewählt.',
    es: 'Tu método de envío no está disponible en esta dirección. Hemos elegido el envío estándar.',
    it: 'Il tuo metodo di spedizione non è disponibile per questo indirizzo. Abbiamo scelto la spedizione standard.',
  },
  paymentPending: {
    en: 'We are checking your payment for this bag.',
    fr: 'Nous vérifions votre paiement pour ce panier.',
    de: 'Wir prüfen Ihre Zahlung für diesen Warenkorb.',
    es: 'Estamos comprobando el pago de esta cesta.',
    it: 'Stiamo verificando il pagamento di questo carrello.',
  },
  challengeNeeded: {
    en: 'Your card issuer asks you to confirm this payment.',
    fr: 'L’émetteur de votre carte vous demande de confirmer ce paiement.',
    de: 'Ihr Kartenherausgeber bittet Sie, diese Zahlung zu bestätigen.',
    es: 'El emisor de tu tarjeta te pide que confirmes este pago.',
    it: 'L’emittente della tua carta ti chiede di confermare questo pagamento.',
  },
} as const satisfies Record<string, Text>;
