/**
 * Thrown by a handler inside its transaction when it has to ask somebody outside first, which no transaction may wait
 * for: the platform leaves the transaction, asks, and begins the call again.
 */
export class ProviderCallFirst extends Error {
  override readonly name = 'OutsideFirst';
  readonly call: () => Promise<void>;

  constructor(call: () => Promise<void>) {
    super('somebody outside has to be asked before this call');
    this.call = call;
  }
}

/** Times that a call may have to ask; one that still does not know enough then is a fault. */
const MAX_PROVIDER_CALLS = 25;

/** Runs a transaction, and again after each time that somebody outside had to be asked first. */
export async function retryAfterProviderCalls<T>(run: () => Promise<T>): Promise<T> {
  for (let attempts = 0; ; attempts += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof ProviderCallFirst) || attempts === MAX_PROVIDER_CALLS) throw error;
      await error.call();
    }
  }
}
