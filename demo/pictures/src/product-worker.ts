import { parentPort } from 'node:worker_threads';

import { drawProduct } from './draw-product.ts';
import type { DrawnProduct, ProductTask } from './product-markup.ts';

parentPort?.on('message', ({ id, picture, view }: ProductTask) => {
  const drawn: DrawnProduct = { id, svg: drawProduct(picture, view) };
  parentPort?.postMessage(drawn);
});
