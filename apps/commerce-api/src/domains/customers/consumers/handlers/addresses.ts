import { becomesMain } from '@haberdash/account';
import type { BookAddressInput } from '@haberdash/api-client/consumers';

import { defineHandlers } from '../../../../platform/operations/area.ts';
import type { RequestContext } from '../../../../platform/context/request-context.ts';
import { rejectAll, ServiceError } from '../../../../platform/errors/service-error.ts';
import { rulesOf } from '../../../../shared/countries/address-rules.ts';
import { addressRepository } from '../address-repository.ts';
import type { AddressLines } from '../address-schema.ts';
import { findSame, isFull, checkBookAddress, staysMain } from '../rules/book-address.ts';

function cleaned(body: BookAddressInput, { locale }: RequestContext): AddressLines {
  const verdict = checkBookAddress(body, rulesOf(body.countryCode, locale.slice(0, 2)) ?? {});
  if (verdict.ok) return verdict.address;
  rejectAll(verdict.details);
  throw new TypeError('an address that is rejected says why');
}

/** Calls about the address book (spec 1 §7, spec 2 §4). */
export const addressHandlers = () =>
  defineHandlers({
    addAddress: async ({ object: person, tx, body, context }) => {
      if (body.version !== undefined) throw new ServiceError('API400', { field: 'version' });
      const addresses = addressRepository(tx);
      const address = cleaned(body, context);
      const { approachType } = body;
      const book = await addresses.book(person);
      if (findSame(book, approachType, address) !== undefined) throw new ServiceError('CCA400');
      if (isFull(book)) throw new ServiceError('API400');
      const main = becomesMain(book, { approachType, main: body.main === true });
      const addressId = await addresses.add(person, book, { approachType, main, address });
      return { addressId, main };
    },
    updateAddress: async ({ object, tx, body, context }) => {
      const addresses = addressRepository(tx);
      const { entry, person } = object;
      if (body.version !== undefined && body.version !== entry.version)
        throw new ServiceError('PRO412', { field: 'version' });
      const address = cleaned(body, context);
      const { approachType } = body;
      const others = (await addresses.book(person)).filter(({ id }) => id !== entry.id);
      if (findSame(others, approachType, address) !== undefined) throw new ServiceError('CCA400');
      const main = staysMain(entry, others, body);
      await addresses.update(object, { approachType, main, address });
      return { addressId: entry.id, main };
    },
    removeAddress: async ({ object, tx }) => {
      const addresses = addressRepository(tx);
      if (await addresses.isBilled(object)) throw new ServiceError('PRO414');
      await addresses.remove(object);
      return { addressId: object.entry.id };
    },
  });
