import type { Text } from '../../../shared/text.ts';
import type { PricedRole } from './rules/role-prices.ts';

export const roleMessages: Readonly<Record<PricedRole, Text>> = {
  EMPLOYEE: {
    en: 'Employee price',
    fr: 'Prix collaborateur',
    de: 'Mitarbeiterpreis',
    es: 'Precio de empleado',
    it: 'Prezzo dipendenti',
  },
  ATHLETE: {
    en: 'Athlete price',
    fr: 'Prix athlète',
    de: 'Athletenpreis',
    es: 'Precio de atleta',
    it: 'Prezzo atleti',
  },
  PROSUMER: {
    en: 'Pro price',
    fr: 'Prix pro',
    de: 'Profi-Preis',
    es: 'Precio profesional',
    it: 'Prezzo professionisti',
  },
};
