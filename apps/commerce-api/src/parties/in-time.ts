/** A party did not answer in time; its call may still have had its effect. */
export class PartyTimeout extends Error {
  override readonly name = 'PartyTimeout';
}

/** The answer of a party, or a PartyTimeout when it takes too long. */
export async function inTime<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new PartyTimeout()), timeoutMs);
  });
  try {
    return await Promise.race([work, timeout]);
  } finally {
    clearTimeout(timer);
  }
}
