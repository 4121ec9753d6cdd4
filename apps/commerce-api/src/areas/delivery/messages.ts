import type { Text } from '../../shared/text.ts';

/** The texts of delivery methods. */
export const deliveryMessages = {
  standardDelivery: {
    en: 'Standard delivery',
    'en-us': 'Standard shipping',
    'en-ca': 'Standard shipping',
    fr: 'Livraison standard',
    de: 'Standardversand',
    es: 'Envío estándar',
    it: 'Spedizione standard',
  },
  expressDelivery: {
    en: 'Express delivery',
    'en-us': 'Express shipping',
    'en-ca': 'Express shipping',
    fr: 'Livraison express',
    de: 'Expressversand',
    es: 'Envío exprés',
    it: 'Spedizione express',
  },
  sameDayDelivery: {
    en: 'Same-day delivery',
    fr: 'Livraison le jour même',
    de: 'Lieferung am selben Tag',
    es: 'Entrega el mismo día',
    it: 'Consegna in giornata',
  },
  courierDelivery: {
    en: 'Courier delivery',
    fr: 'Livraison par coursier',
    de: 'Kurierlieferung',
    es: 'Entrega por mensajero',
    it: 'Consegna con pony express',
  },
  workingDays: {
    en: '{from}–{to} working days',
    'en-us': '{from}–{to} business days',
    'en-ca': '{from}–{to} business days',
    fr: '{from}–{to} jours ouvrés',
    'fr-ca': '{from}–{to} jours ouvrables',
    de: '{from}–{to} Werktage',
    es: '{from}–{to} días laborables',
    it: '{from}–{to} giorni lavorativi',
  },
  sameDay: { en: 'Same day', fr: 'Le jour même', de: 'Am selben Tag', es: 'El mismo día', it: 'In giornata' },
} as const satisfies Record<string, Text>;
