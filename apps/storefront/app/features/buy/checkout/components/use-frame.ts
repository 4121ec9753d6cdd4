import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react';
import { lookMessage, readFrameMessage, SUBMIT_MESSAGE, type FrameMessage } from '../model/frame-messages.ts';
import { readFrameLook } from './frame-look.ts';

/** Styles and listens to a payment frame; a submit is sent when the frame is ready, so that no press is lost. */
export function usePaymentFrame(
  ref: RefObject<HTMLIFrameElement | null>,
  frameUrl: string,
  sessionID: string,
  onMessage: (message: FrameMessage) => void,
): () => void {
  const handler = useRef(onMessage);
  useEffect(() => {
    handler.current = onMessage;
  });
  const listens = useRef(false);
  const isRequested = useRef(false);
  const { origin } = new URL(frameUrl);
  const post = (message: object) => ref.current?.contentWindow?.postMessage(message, origin);
  const submitFrame = () => {
    isRequested.current = !listens.current;
    if (listens.current) post(SUBMIT_MESSAGE);
  };
  // Before the inserted frame can send anything.
  useLayoutEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = readFrameMessage(event, {
        origin,
        sessionID,
        window: ref.current?.contentWindow ?? null,
      });
      if (message === undefined) return;
      handler.current(message);
      if (message.event !== 'ready') return;
      listens.current = true;
      if (isRequested.current) submitFrame();
      void readFrameLook().then((look) => post(lookMessage(look)));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
    // `ask` and `tell` read what stays the same for one session.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [ref, origin, sessionID]);
  return submitFrame;
}
