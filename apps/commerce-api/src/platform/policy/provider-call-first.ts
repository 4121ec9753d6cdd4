/** Thrown in a transaction that needs a provider's data: the platform rolls back, calls, and restarts. */
export class ProviderCallFirst extends Error {
  override readonly name = 'OutsideFirst';
  readonly call: () => Promise<void>;

  constructor(call: () => Promise<void>) {
    super('a provider has to be called before this call');
    this.call = call;
  }
}

/** Above this the call is a fault. */
const MAX_PROVIDER_CALLS = 25;

/** Repeats a transaction after its provider calls. */
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
