import { parentPort } from 'node:worker_threads';

import { drawProduct } from './draw-product.ts';
import type { DrawnProduct, ProductTask } from './product-markup.ts';
import { drawTurn } from './turn/draw-turn.ts';

const draw = async ({ picture, view, frame }: ProductTask): Promise<string | Uint8Array> =>
  frame === undefined ? drawProduct(picture, view) : drawTurn(picture, frame);

parentPort?.on('message', (task: ProductTask) => {
  const send = (response: Omit<DrawnProduct, 'id'>) => parentPort?.postMessage({ id: task.id, ...response });
  draw(task).then(
    (drawn) => send({ drawn }),
    (fault: unknown) => send({ fault }),
  );
});
