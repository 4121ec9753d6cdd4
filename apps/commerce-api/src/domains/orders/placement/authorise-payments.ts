import type { FastifyBaseLogger } from 'fastify';

import { inTime } from '../../../providers/in-time.ts';
import { outsideTenders, type OutsideTender } from '../../ledger/index.ts';
import { combine, type Outcome } from './outcome.ts';
import type { Attempt } from './repository.ts';
import type { ProviderOf, TenderResult, TenderProvider } from './tender-providers.ts';

/** What asking the providers needs. */
export interface AuthoriserParts {
  readonly providerOf: ProviderOf;
  readonly timeoutMs: number;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Asks the providers of an attempt about its tenders, one after the other until one does not pay. */
export function createAuthoriser({ providerOf, timeoutMs, log }: AuthoriserParts) {
  /** A provider that throws or is late has said nothing. */
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
    /** Has every tender set its amount aside. */
    authorise: (attempt: Attempt, beforeNext: () => Promise<void>): Promise<Outcome> =>
      inOrder(attempt, 'authorise', (provider) => provider.authorise(attempt), beforeNext),
    /** What the providers know. */
    status: (attempt: Attempt): Promise<Outcome> =>
      inOrder(attempt, 'status', (provider) => provider.status()),
    /** Hands the result of a challenge to the provider of the last tender; those before it have set theirs aside. */
    answerChallenge(attempt: Attempt, result: string): Promise<Outcome> {
      const last = outsideTenders(attempt).at(-1);
      return inOrder(attempt, 'challenge', async (provider, tender) =>
        tender === last ? provider.answerChallenge(result) : { kind: 'authorised' },
      );
    },
    /** Has every provider do its part, in order; throws at the first one that does not. */
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
