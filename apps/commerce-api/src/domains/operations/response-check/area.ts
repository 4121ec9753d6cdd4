import { defineHandlers, type Area } from '../../../platform/operations/area.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { CheckerBusyError, createResponseChecker, type ResponseChecker } from './response-checker.ts';
import { readContracts } from '../../../platform/contracts/contracts.ts';
import { createOperationFinder } from '../../../platform/contracts/find-operation.ts';

/** Earlier checks are done after this time. */
const RETRY_AFTER_S = 5;

/** Validates any response against its contract (spec 1 §7); stores nothing. */
export function responseCheckArea(checker: ResponseChecker = createResponseChecker()): Area {
  const contracts = readContracts();
  const finders = new Map(
    contracts.map((contract) => [contract.service, createOperationFinder([contract])] as const),
  );
  return {
    name: 'answer check',
    routes: async (app) => {
      app.addHook('onClose', () => checker.close());
    },
    handlers: defineHandlers({
      validateResponse: async ({ params, body, reply }) => {
        reply.header('cache-control', 'no-store');
        const find = finders.get(params.contract);
        if (find === undefined) throw new ServiceError('API404', { field: 'path.contract' });
        const operation = find(body.method, body.path)?.operation;
        if (operation === undefined) throw new ServiceError('API404', { field: 'path' });
        const { service, method, path, operationId } = operation;
        const { error: isError, data } = body;
        try {
          const violations = await checker.check({ service, method, path, isError, data });
          return { valid: violations.length === 0, operationId, violations: [...violations] };
        } catch (error) {
          if (!(error instanceof CheckerBusyError)) throw error;
          reply.header('retry-after', RETRY_AFTER_S);
          throw new ServiceError('GEN503');
        }
      },
    }),
  };
}
