import { describe, expect, it, vi } from 'vitest';
import { watchSession } from './session-watch.ts';

function browser() {
  const tabs: ((event: MessageEvent<unknown>) => void)[] = [];
  return (isOwn: boolean) => {
    let hear: (event: MessageEvent<unknown>) => void = () => undefined;
    const channel = {
      addEventListener: (_type: string, listener: (event: MessageEvent<unknown>) => void) => {
        hear = listener;
        tabs.push(listener);
      },
      postMessage: (data: unknown) => {
        for (const tab of tabs) if (tab !== hear) tab(new MessageEvent('message', { data }));
      },
      close: () => undefined,
    };
    const [reload, readAgain] = [vi.fn(), vi.fn()];
    // A channel has one method under several signatures, of which this is the one that is used.
    const page = { channel: channel as unknown as BroadcastChannel, isOwn: () => isOwn, reload, readAgain };
    return { watch: watchSession(page), reload, readAgain };
  };
}

describe('a tab', () => {
  it('that shows what is one shopper’s own is reloaded when that shopper has signed out in another', () => {
    const open = browser();
    const [account, other] = [open(true), open(false)];
    account.watch.reported('registered');
    other.watch.reported('registered');
    other.watch.reported('guest');
    expect(account.reload).toHaveBeenCalledTimes(1);
    expect(other.reload).not.toHaveBeenCalled();
  });

  it('on a page for everyone asks again who is shopping', () => {
    const open = browser();
    const [listing, other] = [open(false), open(true)];
    listing.watch.reported('guest');
    other.watch.reported('registered');
    expect(listing.readAgain).toHaveBeenCalledTimes(1);
    expect(listing.reload).not.toHaveBeenCalled();
  });

  it('does nothing while all show the same, or while it knows nobody yet', () => {
    const open = browser();
    const [first, second, third] = [open(true), open(true), open(true)];
    first.watch.reported('guest');
    second.watch.reported('guest');
    second.watch.reported('guest');
    for (const { reload } of [first, second, third]) expect(reload).not.toHaveBeenCalled();
  });

  it('that comes back from the back-forward cache shows nobody who has gone', () => {
    const open = browser();
    const [account, listing] = [open(true), open(false)];
    account.watch.restoredFromCache();
    listing.watch.restoredFromCache();
    expect(account.reload).toHaveBeenCalledTimes(1);
    expect(listing.readAgain).toHaveBeenCalledTimes(1);
  });
});
