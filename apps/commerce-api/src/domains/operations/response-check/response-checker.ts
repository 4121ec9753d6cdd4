import type { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';

import type { Violation } from '../../../platform/contracts/find-violations.ts';

/** A response and its operation. */
export interface ResponseCheck {
  readonly service: string;
  readonly method: string;
  /** The path template of the operation. */
  readonly path: string;
  readonly isError: boolean;
  readonly data: unknown;
}

/** Sent to the thread as text, which transfers faster than large objects. */
export interface PostedCheck extends Omit<ResponseCheck, 'data'> {
  readonly json: string;
}

interface CheckVerdict {
  readonly violations: readonly Violation[];
}

/** Thrown when too many checks wait, or one takes too long. */
export class CheckerBusyError extends Error {
  override readonly name = 'CheckerBusyError';
}

/** Validates responses one by one in a worker thread. */
export interface ResponseChecker {
  /** All violations; empty for a valid response. */
  check(question: ResponseCheck): Promise<readonly Violation[]>;
  close(): Promise<void>;
}

export interface CheckThread extends Pick<EventEmitter, 'on' | 'off'> {
  postMessage(question: PostedCheck): void;
  terminate(): Promise<number>;
}

/** Mostly for compiling an operation's schemas the first time. */
const VERDICT_MS = 5_000;
const MAX_QUESTIONS = 8;

function openThread(): CheckThread {
  const worker = new Worker(new URL('check-worker.ts', import.meta.url));
  worker.unref();
  return worker;
}

// `node --watch` threads also report their modules.
const isVerdict = (message: unknown): message is CheckVerdict =>
  typeof message === 'object' && message !== null && 'violations' in message;

/** A checker with one thread, started on demand and ended on timeout. */
export function createResponseChecker(open: () => CheckThread = openThread): ResponseChecker {
  let thread: CheckThread | undefined;
  let last: Promise<unknown> = Promise.resolve();
  let questions = 0;

  const check = ({ data, ...question }: ResponseCheck): Promise<readonly Violation[]> => {
    const { promise, resolve, reject } = Promise.withResolvers<readonly Violation[]>();
    const current = (thread ??= open());
    const endThread = (): void => {
      if (thread === current) thread = undefined;
      void current.terminate();
    };
    const giveUp = (): void => {
      endThread();
      reject(new CheckerBusyError('The answer could not be judged in time.'));
    };
    const timer = setTimeout(giveUp, VERDICT_MS);
    const onMessage = (message: unknown): void => {
      if (isVerdict(message)) resolve(message.violations);
    };
    const onError = (error: Error): void => {
      endThread();
      reject(error);
    };
    const onExit = (): void => onError(new CheckerBusyError('The thread has ended.'));
    current.on('message', onMessage).on('error', onError).on('exit', onExit);
    current.postMessage({ ...question, json: JSON.stringify(data) });
    return promise.finally(() => {
      clearTimeout(timer);
      current.off('message', onMessage).off('error', onError).off('exit', onExit);
    });
  };

  return {
    async check(question) {
      if (questions >= MAX_QUESTIONS) throw new CheckerBusyError('Too many answers wait to be checked.');
      questions += 1;
      const verdict = last.then(() => check(question));
      last = verdict.catch(() => undefined);
      return verdict.finally(() => (questions -= 1));
    },
    async close() {
      await thread?.terminate();
      thread = undefined;
    },
  };
}
