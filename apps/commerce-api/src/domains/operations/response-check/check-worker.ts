import { parentPort } from 'node:worker_threads';

import type { PostedCheck } from './response-checker.ts';
import { readContracts } from '../../../platform/contracts/contracts.ts';
import { createOperationFinder } from '../../../platform/contracts/find-operation.ts';
import { findViolations } from '../../../platform/contracts/find-violations.ts';

/** A worker thread, because compiling schemas would block requests. */
parentPort?.on('message', ({ service, method, path, isError, json }: PostedCheck) => {
  const data: unknown = JSON.parse(json);
  const find = createOperationFinder(readContracts().filter((contract) => contract.service === service));
  const found = find(method, path);
  if (found === undefined) throw new RangeError('The operation was not found.');
  parentPort?.postMessage({ violations: findViolations(found, isError, data) });
});
