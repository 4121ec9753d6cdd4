import { useEffect } from 'react';
import { post, readFrameMessage, scrolled } from '../../../shared/messages/frame-messages.ts';

/** Syncs the scroll position with the parent window (spec 3 §2), if its origin is listed. */
export function useScrollInStep(origins: readonly string[]): void {
  useEffect(() => {
    if (window.parent === window) return undefined;
    const root = document.documentElement;
    const range = () => Math.max(1, root.scrollHeight - root.clientHeight);
    // A scroll set by a message is not sent back.
    let expected: number | undefined;
    const postScroll = () => {
      const isFollowing = expected !== undefined && Math.abs(root.scrollTop - expected) < 2;
      expected = undefined;
      if (!isFollowing) post(window.parent, scrolled(root.scrollTop, root.scrollTop / range()), origins);
    };
    const follow = (event: MessageEvent) => {
      const message = event.source === window.parent ? readFrameMessage(event, origins) : undefined;
      if (message === undefined) return;
      expected = Math.round(message.ratio * range());
      root.scrollTo({ top: expected, behavior: 'instant' });
    };
    window.addEventListener('scroll', postScroll, { passive: true });
    window.addEventListener('message', follow);
    return () => {
      window.removeEventListener('scroll', postScroll);
      window.removeEventListener('message', follow);
    };
  }, [origins]);
}
