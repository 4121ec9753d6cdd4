import {
  data,
  isRouteErrorResponse,
  UNSAFE_decodeViaTurboStream,
  UNSAFE_ErrorResponseImpl,
} from 'react-router';
import { expect, it } from 'vitest';
import { encodeState, type PageState } from './encode-state.server.ts';

/** Decodes with the router's own client. */
async function decode(state: PageState): Promise<unknown> {
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(new TextEncoder().encode(encodeState(state)));
      controller.close();
    },
  });
  const { value } = await UNSAFE_decodeViaTurboStream(stream, globalThis as unknown as Window);
  return value;
}

it('the router reads what was written', async () => {
  const shared = { id: 'NF1', colours: ['driftwood', 'é "quoted" \\ </script>'] };
  const state = {
    loaderData: {
      root: undefined,
      page: {
        shared,
        again: shared,
        none: null,
        absent: undefined,
        yes: true,
        no: false,
        list: [],
        empty: {},
      },
      numbers: [0, 1, -1, 0.5, -0, Number.NaN, Infinity, -Infinity],
    },
    actionData: undefined,
    errors: undefined,
  };
  const decoded = await decode(state);
  expect(decoded).toEqual(state);
  expect(decoded).toHaveProperty('loaderData.page.absent', undefined);
});

it('faults stay faults', async () => {
  const fault = new UNSAFE_ErrorResponseImpl(404, 'Not Found', { kind: 'not-found' });
  const decoded = await decode({ loaderData: {}, errors: { page: fault, other: new TypeError('no') } });
  const { errors } = decoded as { errors: { page: unknown; other: unknown } };
  expect(isRouteErrorResponse(errors.page)).toBe(true);
  expect(errors.page).toMatchObject({ status: 404, data: { kind: 'not-found' } });
  expect(errors.other).toBeInstanceOf(TypeError);
});

it('what is no part of the hydration is left out', async () => {
  const page = Object.defineProperty({ title: 'Home' }, 'menu', { value: ['Women'], enumerable: false });
  expect(await decode({ loaderData: { page } })).toEqual({ loaderData: { page: { title: 'Home' } } });
});

it.each([new Map(), new Date(), Promise.resolve(), () => undefined, data({})])(
  'rejects what is no data: %s',
  (value) => expect(() => encodeState({ loaderData: { page: { value } } })).toThrow(TypeError),
);
