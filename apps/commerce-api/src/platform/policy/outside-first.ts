/**
 * Thrown by a handler inside its transaction when it has to ask somebody outside first, which no transaction may wait
 * for: the platform leaves the transaction, asks, and begins the call again.
 */
export class OutsideFirst extends Error {
  override readonly name = 'OutsideFirst';
  readonly ask: () => Promise<void>;

  constructor(ask: () => Promise<void>) {
    super('somebody outside has to be asked before this call');
    this.ask = ask;
  }
}

/** Times that a call may have to ask; one that still does not know enough then is a fault. */
const MAX_ASKED = 25;

/** Runs a transaction, and again after each time that somebody outside had to be asked first. */
export async function askingOutside<T>(run: () => Promise<T>): Promise<T> {
  for (let asked = 0; ; asked += 1) {
    try {
      return await run();
    } catch (error) {
      if (!(error instanceof OutsideFirst) || asked === MAX_ASKED) throw error;
      await error.ask();
    }
  }
}
