import { ServiceError } from '../../../../platform/errors/service-error.ts';
import { NOBODY } from '../../../../platform/limits/client.ts';
import { defineHandlers } from '../../../../platform/operations/area.ts';
import { storesIn } from '../../../catalogue/index.ts';
import { associateReader } from '../../../shopping/index.ts';
import { agentReader } from '../agent-repository.ts';
import { needCustomerList } from '../customer-lists.ts';
import { guardKeysOf, signInGuards } from '../guard.ts';
import type { IdentityParts } from '../identity-parts.ts';
import { issueCode } from '../issue-code.ts';

const MOST_STORES = 500;

/** Calls of store associates: sign-in by employee number, choice of store and associate. */
export const agentHandlers = ({ clock, secret, hasher, checkCaptcha, brands }: IdentityParts) =>
  defineHandlers({
    loginAgent: async ({ body, context, log, transaction }) => {
      await checkCaptcha({ action: 'login', token: body.recaptcha_response, context, log });
      const { brand } = context;
      needCustomerList(brands, brand);
      const employeeNo = body.username.toUpperCase();
      const client = context.client ?? NOBODY;
      const keys = guardKeysOf(secret, { brand, name: `agent ${employeeNo}`, client });
      const { onFailure, known } = await transaction(async (tx) => ({
        onFailure: await signInGuards(tx).startAttempt(keys, clock.now()),
        known: await agentReader(tx).byNumber(brand, employeeNo),
      }));
      const { isRight } = await hasher.verify(body.password, known?.credential.passwordHash);
      if (known === undefined || !isRight) throw new ServiceError(onFailure);
      if (!known.employee.isActive || known.credential.closedAt !== null) throw new ServiceError('AUT418');
      return transaction(async (tx) => {
        await signInGuards(tx).succeed(keys, clock.now());
        const { subject } = known.employee;
        return issueCode(tx, { subject, type: 'Agent', challenge: body.codeChallenge }, clock.now());
      });
    },
    getAssociateStores: async ({ query, context, db }) => {
      const stores = await storesIn(db, query?.countryCode ?? context.country);
      const collator = new Intl.Collator(context.locale);
      return {
        stores: stores
          .toSorted((one, other) => collator.compare(one.name, other.name))
          .slice(0, MOST_STORES)
          .map(({ id, name, city, countryCode }) => ({
            storeId: id,
            storeName: name,
            city,
            countryCode,
          })),
      };
    },
    getStoreEmployees: async ({ params, context, db }) => {
      const associates = associateReader(db);
      const storeName = await associates.storeName(params.storeId);
      if (storeName === undefined) throw new ServiceError('STR404');
      const team = await associates.team(context.brand, params.storeId);
      return {
        storeId: params.storeId,
        storeName,
        employees: team.map(({ employeeNo, name }) => ({
          storeEmployeeId: employeeNo,
          storeEmployeeName: name,
        })),
      };
    },
  });
