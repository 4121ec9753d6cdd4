import type { Text } from '../../../shared/text.ts';
import type { TenderMethod } from './rules/methods.ts';

export const tenderMessages = {
  CREDIT_CARD: {
    en: 'Credit or debit card',
    fr: 'Carte bancaire',
    de: 'Kredit- oder Debitkarte',
    es: 'Tarjeta de crédito o débito',
    it: 'Carta di credito o di debito',
  },
  WALLET: {
    en: 'Digital wallet',
    fr: 'Portefeuille numérique',
    de: 'Digitale Geldbörse',
    es: 'Monedero digital',
    it: 'Portafoglio digitale',
  },
  PAY_LATER: {
    en: 'Pay later',
    fr: 'Payer plus tard',
    de: 'Später zahlen',
    es: 'Pagar más tarde',
    it: 'Paga dopo',
  },
  GIFT_CARD: {
    en: 'Gift card',
    fr: 'Carte cadeau',
    de: 'Geschenkkarte',
    es: 'Tarjeta regalo',
    it: 'Carta regalo',
  },
  LOYALTY_POINTS: {
    en: 'Loyalty points',
    fr: 'Points de fidélité',
    de: 'Treuepunkte',
    es: 'Puntos de fidelidad',
    it: 'Punti fedeltà',
  },
  ATHLETES_PAYMENT: {
    en: 'Athlete credit',
    fr: 'Crédit athlète',
    de: 'Athletenguthaben',
    es: 'Crédito de atleta',
    it: 'Credito atleta',
  },
  REWARD_CODE: {
    en: 'Reward code',
    fr: 'Code de récompense',
    de: 'Prämiencode',
    es: 'Código de recompensa',
    it: 'Codice premio',
  },
  REWARD_CARD: {
    en: 'Reward card',
    fr: 'Carte de récompense',
    de: 'Prämienkarte',
    es: 'Tarjeta de recompensa',
    it: 'Carta premio',
  },
} as const satisfies Record<TenderMethod, Text>;
