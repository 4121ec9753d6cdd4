import { parentPort } from 'node:worker_threads';

import type { CheckVerdict, PostedQuestion } from './answer-checker.ts';
import { readContracts } from '../../platform/contracts/contracts.ts';
import { createOperationFinder } from '../../platform/contracts/find-operation.ts';
import { findViolations, type CheckDepth } from '../../platform/contracts/find-violations.ts';

/** Reports the first violation at once, and then all of them, which may take longer than anyone waits. */
parentPort?.on('message', ({ service, method, path, isRefusal, json }: PostedQuestion) => {
  const data: unknown = JSON.parse(json);
  const find = createOperationFinder(readContracts().filter((contract) => contract.service === service));
  const found = find(method, path);
  if (found === undefined) throw new RangeError('The operation was not found.');
  const report = (depth: CheckDepth): CheckVerdict => {
    const violations = findViolations(found, isRefusal, data, depth);
    const verdict = { violations, isFinal: depth === 'all' || violations.length === 0 };
    parentPort?.postMessage(verdict);
    return verdict;
  };
  if (!report('first').isFinal) report('all');
});
