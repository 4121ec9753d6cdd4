import { expect, it } from 'vitest';
import { createLastResort } from './last-resort.ts';

const watch = () => {
  const events: string[] = [];
  return {
    events,
    ...createLastResort({ log: (event) => events.push(event), restart: () => events.push('restart') }),
  };
};

it.each(['ECONNRESET', 'EPIPE', 'ERR_STREAM_PREMATURE_CLOSE'])(
  'a connection that broke with %s is logged and ends nothing',
  (code) => {
    const { events, onException } = watch();
    onException(Object.assign(new Error('aborted'), { code }));
    expect(events).toEqual(['uncaught-exception']);
  },
);

it.each([new TypeError('x is undefined'), Object.assign(new Error('no file'), { code: 'ENOENT' }), 'thrown'])(
  'any other exception is logged and ends the process: %s',
  (error) => {
    const { events, onException } = watch();
    onException(error);
    expect(events).toEqual(['uncaught-exception', 'restart']);
  },
);

it('an unhandled rejection is logged and does not exit', () => {
  const { events, onRejection } = watch();
  onRejection(new TypeError('x is undefined'));
  expect(events).toEqual(['unhandled-rejection']);
});
