import type { Text } from '../../../shared/text.ts';

export const loyaltyMessages = {
  welcomeName: {
    en: '10% off your first order as a member',
    fr: '10 % sur votre première commande de membre',
    de: '10 % auf Ihre erste Bestellung als Mitglied',
    es: '10 % en tu primer pedido como miembro',
    it: '10% sul tuo primo ordine da membro',
  },
  welcomeCallout: {
    en: 'Take {percent}% off one order with the code {code}.',
    fr: 'Profitez de {percent} % de remise sur une commande avec le code {code}.',
    de: 'Sparen Sie {percent} % bei einer Bestellung mit dem Code {code}.',
    es: 'Consigue un {percent} % de descuento en un pedido con el código {code}.',
    it: 'Ottieni il {percent}% di sconto su un ordine con il codice {code}.',
  },
} as const satisfies Record<string, Text>;
