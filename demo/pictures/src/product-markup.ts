import { Worker } from 'node:worker_threads';
import type { ProductView } from '@haberdash/commerce-api/providers/pictures/provider.ts';

import type { ProductPicture } from './picture.ts';

export interface ProductTask {
  readonly id: number;
  readonly picture: ProductPicture;
  readonly view: ProductView;
  /** The frame of a turn; without it the view is drawn as markup. */
  readonly frame?: number;
}

export interface DrawnProduct {
  readonly id: number;
  readonly drawn?: string | Uint8Array;
  readonly fault?: unknown;
}

// Under `node --watch` a thread also reports its loaded modules.
const isDrawn = (message: unknown): message is DrawnProduct =>
  typeof message === 'object' && message !== null && ('drawn' in message || 'fault' in message);

/** A thread with its pending tasks. */
interface Drawer {
  readonly worker: Worker;
  readonly tasks: Map<number, PromiseWithResolvers<string | Uint8Array>>;
}

let drawer: Drawer | undefined;
let lastId = 0;

/** Starts the thread; when it ends, its tasks fail, and the next picture starts another. */
function openDrawer(): Drawer {
  const worker = new Worker(new URL('product-worker.ts', import.meta.url));
  const opened: Drawer = { worker, tasks: new Map() };
  worker.unref();
  worker.on('message', (message) => {
    if (!isDrawn(message)) return;
    const task = opened.tasks.get(message.id);
    if (message.drawn === undefined) task?.reject(message.fault);
    else task?.resolve(message.drawn);
    opened.tasks.delete(message.id);
    if (opened.tasks.size === 0) worker.unref();
  });
  const fail = (reason: Error): void => {
    if (drawer === opened) drawer = undefined;
    for (const task of opened.tasks.values()) task.reject(reason);
    opened.tasks.clear();
  };
  worker.on('error', fail);
  worker.on('exit', () => fail(new Error('The thread that draws products has ended.')));
  return opened;
}

function draw(request: Omit<ProductTask, 'id'>): Promise<string | Uint8Array> {
  const { worker, tasks } = (drawer ??= openDrawer());
  const task = Promise.withResolvers<string | Uint8Array>();
  lastId += 1;
  tasks.set(lastId, task);
  worker.ref();
  worker.postMessage({ id: lastId, ...request } satisfies ProductTask);
  return task.promise;
}

/** A view drawn in a shared worker: the first ones take a tenth of a second. The caller bounds the queue. */
export async function productMarkup(picture: ProductPicture, view: ProductView): Promise<string> {
  const drawn = await draw({ picture, view });
  if (typeof drawn !== 'string') throw new TypeError('a side is drawn as markup');
  return drawn;
}

/** One frame of a turn as a PNG, drawn in the same thread. */
export async function turnPicture(picture: ProductPicture, frame: number): Promise<Uint8Array> {
  const drawn = await draw({ picture, view: 'front', frame });
  if (typeof drawn === 'string') throw new TypeError('a turn is drawn as pixels');
  return drawn;
}
