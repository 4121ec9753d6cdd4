import type { Text } from '../../shared/text.ts';

/** The texts of delivery methods. */
export const deliveryMessages = {
  standardDelivery: {
    en: 'Standard delivery',
    fr: 'Livraison standard',
    de: 'Standardversand',
    es: 'Envío estándar',
    it: 'Spedizione standard',
  },
  expressDelivery: {
    en: 'Express delivery',
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
  workingDays: {
    en: '{from}–{to} business days',
    fr: '{from}–{to} jours ouvrés',
    de: '{from}–{to} Werktage',
    es: '{from}–{to} días laborables',
    it: '{from}–{to} giorni lavorativi',
  },
  sameDay: { en: 'Same day', fr: 'Le jour même', de: 'Am selben Tag', es: 'El mismo día', it: 'In giornata' },
} as const satisfies Record<string, Text>;
