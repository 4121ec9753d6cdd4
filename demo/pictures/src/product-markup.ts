import { Worker } from 'node:worker_threads';
import type { ProductView } from '@haberdash/commerce-api/parties/pictures/picture-source.ts';

import type { ProductPicture } from './picture.ts';

/** What the thread is asked for. */
export interface ProductTask {
  readonly id: number;
  readonly picture: ProductPicture;
  readonly view: ProductView;
}

/** What it answers. */
export interface DrawnProduct {
  readonly id: number;
  readonly svg: string;
}

// Under `node --watch` a thread also tells which modules it has loaded.
const isDrawn = (message: unknown): message is DrawnProduct =>
  typeof message === 'object' && message !== null && 'svg' in message;

/** A thread with the tasks that it has not answered yet. */
interface Drawer {
  readonly worker: Worker;
  readonly tasks: Map<number, PromiseWithResolvers<string>>;
}

let drawer: Drawer | undefined;
let lastId = 0;

/** Starts the thread; when it ends, whatever it was asked for fails, and the next picture gets another thread. */
function openDrawer(): Drawer {
  const worker = new Worker(new URL('product-worker.ts', import.meta.url));
  const opened: Drawer = { worker, tasks: new Map() };
  worker.unref();
  worker.on('message', (message) => {
    if (!isDrawn(message)) return;
    opened.tasks.get(message.id)?.resolve(message.svg);
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

/**
 * The markup of a product from one side, drawn in a thread that all products share: the first drawings after a start
 * take a tenth of a second each, in which the service goes on answering. How many wait is the caller's to bound.
 */
export function productMarkup(picture: ProductPicture, view: ProductView): Promise<string> {
  const { worker, tasks } = (drawer ??= openDrawer());
  const task = Promise.withResolvers<string>();
  lastId += 1;
  tasks.set(lastId, task);
  worker.ref();
  worker.postMessage({ id: lastId, picture, view } satisfies ProductTask);
  return task.promise;
}
