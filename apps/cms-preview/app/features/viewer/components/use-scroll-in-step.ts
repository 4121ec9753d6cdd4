import { useEffect } from 'react';
import { post, readFrameMessage, scrolled } from '../../../shared/messages/frame-messages.ts';

/**
 * Tells the window that shows this one how far it has scrolled, and follows what that says (spec 3 §2). Only windows of
 * the listed origins are told and heard.
 */
export function useScrollInStep(origins: readonly string[]): void {
  useEffect(() => {
    if (window.parent === window) return undefined;
    const root = document.documentElement;
    const range = () => Math.max(1, root.scrollHeight - root.clientHeight);
    // What is set by a message is no scrolling of the editor, and is not told again.
    let expected: number | undefined;
    const tell = () => {
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
    window.addEventListener('scroll', tell, { passive: true });
    window.addEventListener('message', follow);
    return () => {
      window.removeEventListener('scroll', tell);
      window.removeEventListener('message', follow);
    };
  }, [origins]);
}
