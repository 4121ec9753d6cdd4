import type { FastifyBaseLogger } from 'fastify';

import { inTime } from '../../../providers/in-time.ts';
import { outsideTenders, type OutsideTender } from '../../ledger/index.ts';
import { combine, type Outcome } from './outcome.ts';
import type { Attempt } from './repository.ts';
import type { ProviderOf, TenderResult, TenderProvider } from './tender-providers.ts';

export interface AuthoriserParts {
  readonly providerOf: ProviderOf;
  readonly timeoutMs: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Calls the providers of an attempt's tenders in order, until one fails. */
export function createAuthoriser({ providerOf, timeoutMs, log }: AuthoriserParts) {
  /** A provider that throws or times out leaves the result unknown. */
  async function callProvider(what: string, call: () => Promise<TenderResult>): Promise<TenderResult> {
    try {
      return await inTime(call(), timeoutMs);
    } catch (error) {
      log.warn({ err: error, call: what }, 'a provider did not answer');
      return { kind: 'unknown' };
    }
  }

  async function inOrder(
    attempt: Attempt,
    what: string,
    call: (provider: TenderProvider, tender: OutsideTender) => Promise<TenderResult>,
    beforeNext: () => Promise<void> = async () => undefined,
  ): Promise<Outcome> {
    const results: { tender: OutsideTender; result: TenderResult }[] = [];
    for (const tender of outsideTenders(attempt)) {
      if (results.length > 0) await beforeNext();
      const result = await callProvider(what, () => call(providerOf(tender), tender));
      results.push({ tender, result });
      if (result.kind !== 'authorised') break;
    }
    return combine(results);
  }

  return {
    /** Authorises every tender. */
    authorise: (attempt: Attempt, beforeNext: () => Promise<void>): Promise<Outcome> =>
      inOrder(attempt, 'authorise', (provider) => provider.authorise(attempt), beforeNext),
    status: (attempt: Attempt): Promise<Outcome> =>
      inOrder(attempt, 'status', (provider) => provider.status()),
    /** Passes a challenge result to the last tender's provider; earlier tenders are authorised. */
    answerChallenge(attempt: Attempt, result: string): Promise<Outcome> {
      const last = outsideTenders(attempt).at(-1);
      return inOrder(attempt, 'challenge', async (provider, tender) =>
        tender === last ? provider.answerChallenge(result) : { kind: 'authorised' },
      );
    },
    /** Calls every provider in order; throws at the first failure. */
    async each(
      attempt: Attempt,
      move: 'capture' | 'void' | 'refund',
      afterEach: () => Promise<void>,
    ): Promise<void> {
      for (const tender of outsideTenders(attempt)) {
        await inTime(providerOf(tender)[move](), timeoutMs);
        await afterEach();
      }
    },
  };
}
