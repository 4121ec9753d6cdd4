import { useEffect, useRef, type RefObject } from 'react';
import { lookMessage, readFrameMessage, SUBMIT_MESSAGE, type FrameMessage } from '../model/frame-messages.ts';
import { readFrameLook } from './frame-look.ts';

/** Listens to a frame of the payment party and gives it the look of the shop; the answer asks it to submit. */
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
  const { origin } = new URL(frameUrl);
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = readFrameMessage(event, {
        origin,
        sessionID,
        window: ref.current?.contentWindow ?? null,
      });
      if (message === undefined) return;
      handler.current(message);
      if (message.event === 'ready') void giveLook();
    };
    const giveLook = async () => {
      const look = lookMessage(await readFrameLook());
      ref.current?.contentWindow?.postMessage(look, origin);
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [ref, origin, sessionID]);
  return () => ref.current?.contentWindow?.postMessage(SUBMIT_MESSAGE, origin);
}
