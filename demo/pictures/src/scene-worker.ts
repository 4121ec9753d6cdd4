import { parentPort, workerData } from 'node:worker_threads';

import { drawScene } from './draw-scene.ts';
import { SCENE_NAMES } from './picture.ts';

const name = SCENE_NAMES.find((entry) => entry === workerData);
if (name !== undefined) parentPort?.postMessage(drawScene(name));
