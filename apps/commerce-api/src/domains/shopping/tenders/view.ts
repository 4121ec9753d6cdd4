import type { PaymentMethod } from '@haberdash/api-client/cart';

import { toMajor } from '../../../shared/money.ts';
import { formatText, type Edition } from '../../../shared/text.ts';
import { tenderMessages } from './messages.ts';
import { isRest } from './rules/methods.ts';
import type { PricedTender, PricedTenders } from './tenders.ts';

function additionalData({ row, available, amount }: PricedTender, athleteCredit: number) {
  const { method, shown } = row;
  return {
    ...(shown.type === undefined ? {} : { type: shown.type }),
    // The contract allows digits only.
    ...(shown.lastFour !== undefined && /^[0-9]{4}$/.test(shown.lastFour)
      ? { lastFour: shown.lastFour }
      : {}),
    ...(isRest(method) ? {} : { availableAmount: toMajor(available) }),
    ...(method === 'LOYALTY_POINTS' ? { points: amount } : {}),
    ...(method === 'ATHLETES_PAYMENT'
      ? { remainingAmount: toMajor(athleteCredit), payableAmount: toMajor(amount) }
      : {}),
  };
}

export const toInstruments = ({ tenders, athleteCredit }: PricedTenders, edition: Edition): PaymentMethod[] =>
  tenders.map((tender) => ({
    code: tender.row.method,
    label: formatText(tenderMessages[tender.row.method], edition),
    id: tender.row.id,
    amount: toMajor(tender.amount),
    additionalData: additionalData(tender, athleteCredit),
  }));
