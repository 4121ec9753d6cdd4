import type { ShopperSnapshot } from '../../../../shared/state/shopper.ts';

type Kind = ShopperSnapshot['kind'];

interface Page {
  readonly channel: Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>;
  readonly isOwn: () => boolean;
  readonly reload: () => void;
  readonly readAgain: () => void;
}

interface SessionWatch {
  readonly reported: (kind: Kind) => void;
  /** The page was brought back from the back-forward cache, with the shopper that it showed. */
  readonly restoredFromCache: () => void;
  readonly stop: () => void;
}

const isKind = (message: unknown): message is Kind => message === 'guest' || message === 'registered';

/** Keeps the tabs of a browser on one shopper: a tab of another one reloads, or reads its private data again. */
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
    restoredFromCache: follow,
    stop: () => channel.close(),
  };
}
