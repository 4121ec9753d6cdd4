/** A provider did not answer in time; its call may still have had its effect. */
export class ProviderTimeout extends Error {
  override readonly name = 'ProviderTimeout';
}

/** The answer of a provider, or a ProviderTimeout when it takes too long. */
export async function inTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new ProviderTimeout()), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
