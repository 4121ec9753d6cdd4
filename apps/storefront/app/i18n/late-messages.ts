import type { MessageTable } from './translator.ts';

const BUYING_KEY = /^(?:cart|checkout)\./;
const BUYING_PAGE = /^\/[^/]+\/(?:cart|checkout|order-confirmation)(?:\/|$)/;

/** True for a page whose first view has texts of bag and checkout. */
export const needsBuyingMessages = (pathname: string): boolean => BUYING_PAGE.test(pathname);

export interface LateMessages {
  /** Everything that is there so far; grows. */
  readonly table: MessageTable;
  readonly loadBuying: () => Promise<void>;
  /** Throws the promise of the messages to which a key belongs while they are not there. */
  readonly onMissing: (key: string) => void;
}

/** A table of messages whose part for bag and checkout comes when it is first needed; one that cannot be had shows its keys. */
export function createLateMessages(
  shop: MessageTable,
  fetchBuying: () => Promise<{ readonly messages: MessageTable }>,
): LateMessages {
  const table: Record<string, string> = { ...shop };
  let pending: Promise<void> | undefined;
  let isSettled = false;
  const loadBuying = (): Promise<void> =>
    (pending ??= fetchBuying()
      .then(({ messages }) => void Object.assign(table, messages))
      .catch(() => undefined)
      .finally(() => (isSettled = true)));
  return {
    table,
    loadBuying,
    onMissing: (key) => {
      if (isSettled || !BUYING_KEY.test(key)) return;
      // React takes a thrown promise as the wish to be asked again when it has settled.
      // oxlint-disable-next-line typescript/only-throw-error
      throw loadBuying();
    },
  };
}
