// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SUBMIT_MESSAGE } from '../model/frame-messages.ts';
import { usePaymentFrame } from './use-frame.ts';

afterEach(() => cleanup());

const ORIGIN = 'https://pay.test';

function openFrame() {
  const posted: unknown[] = [];
  const contentWindow = { postMessage: (message: unknown) => posted.push(message) };
  // The hook uses only the window of the element.
  const ref = { current: { contentWindow } as unknown as HTMLIFrameElement };
  const { result } = renderHook(() =>
    usePaymentFrame(ref, `${ORIGIN}/frame/1`, 'session-1', () => undefined),
  );
  const receive = (event: string) => {
    const message = new MessageEvent('message', {
      origin: ORIGIN,
      data: { type: 'haberdash-payment', sessionID: 'session-1', event },
    });
    Object.defineProperty(message, 'source', { value: contentWindow });
    window.dispatchEvent(message);
  };
  return {
    submit: () => result.current(),
    receive,
    submits: () => posted.filter((each) => each === SUBMIT_MESSAGE),
  };
}

it('a form that is sent before the frame listens is sent as soon as it does, once', () => {
  const frame = openFrame();
  frame.submit();
  expect(frame.submits()).toHaveLength(0);
  frame.receive('ready');
  expect(frame.submits()).toHaveLength(1);
  frame.receive('ready');
  expect(frame.submits()).toHaveLength(1);
});

it('a frame that listens is asked at each press', () => {
  const frame = openFrame();
  frame.receive('ready');
  expect(frame.submits()).toHaveLength(0);
  frame.submit();
  frame.submit();
  expect(frame.submits()).toHaveLength(2);
});
