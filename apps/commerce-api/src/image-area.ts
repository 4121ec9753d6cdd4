import { join } from 'node:path';

import type { Area, Services } from './area.ts';
import { findProductPicture } from './catalogue/product-picture.ts';
import { sendError } from './errors/answer.ts';
import type { ErrorCode } from './errors/messages.ts';
import { imageRoutes } from './images/routes.ts';
import type { Refusal } from './images/refusal.ts';

const codes: Readonly<Record<Refusal['status'], ErrorCode>> = { 400: 'API400', 404: 'API404', 500: 'GEN500' };

/** Pictures of products, scenes and marks, drawn when first asked for and kept in the data folder. */
export function imageArea({ database, config }: Services): Area {
  return {
    name: 'images',
    handlers: {},
    routes: async (app) => {
      await app.register(imageRoutes, {
        cacheDir: join(config.dataDir, 'images'),
        findProductPicture: findProductPicture(database.read),
        sendRefusal: (request, reply, { status }) =>
          sendError(request, reply, status, [{ errorId: codes[status] }]),
      });
    },
  };
}
