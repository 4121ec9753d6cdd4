import type { ShopperSnapshot } from '../../../../shared/state/shopper.ts';

type Kind = ShopperSnapshot['kind'];

/** What a tab does when its shopper is not the one of the session any more. */
interface Page {
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
  /** The page shows what belongs to one shopper. */
  readonly isOwn: () => boolean;
  /** Loads the page anew. */
  readonly reload: () => void;
  /** Reads what is the shopper's own again. */
  readonly readAgain: () => void;
}

interface SessionWatch {
  /** The server has said who is shopping. */
  readonly reported: (kind: Kind) => void;
  /** The page was brought back from the back-forward cache, with whoever it showed. */
  readonly broughtBack: () => void;
  readonly stop: () => void;
}

const isKind = (message: unknown): message is Kind => message === 'guest' || message === 'registered';

/**
 * Keeps the tabs of a browser on one shopper: each tells the others who is shopping, and one that shows somebody else
 * loads its page anew, or, on a page that is the same for everyone, what is the shopper's own. Nothing of a person is
 * told but that there is one.
 */
export function watchSession({ channel, isOwn, reload, readAgain }: Page): SessionWatch {
  let known: Kind | undefined;
  const follow = () => (isOwn() ? reload() : readAgain());
  channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (isKind(data) && known !== undefined && data !== known) follow();
  });
  return {
    reported(kind) {
      if (kind === known) return;
      known = kind;
      channel.postMessage(kind);
    },
    broughtBack: follow,
    stop: () => channel.close(),
  };
}
