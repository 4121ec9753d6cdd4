import { Worker } from 'node:worker_threads';

import type { SceneName } from './picture.ts';

const drawn = new Map<SceneName, Promise<string>>();

const drawAside = (name: SceneName): Promise<string> => {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const worker = new Worker(new URL('scene-worker.ts', import.meta.url), { workerData: name });
  // Under `node --watch` a thread also reports its loaded modules.
  worker.on('message', (message) => {
    if (typeof message === 'string') resolve(message);
  });
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error(`The scene ${name} was not drawn.`)));
  return promise;
};

/** A scene's markup, drawn once in a thread of its own, because terrain takes a second or two. */
export function sceneMarkup(name: SceneName): Promise<string> {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const markup = drawAside(name);
  drawn.set(name, markup);
  markup.catch(() => drawn.delete(name));
  return markup;
}
