import { join } from 'node:path';

import type { Area, ShopServices } from '../../../platform/operations/area.ts';
import { findPicturedProduct, popularProducts } from '../catalogue/product-picture.ts';
import { sendError } from '../../../platform/errors/send-error.ts';
import type { ErrorCode } from '../../../platform/errors/messages.ts';
import type { Providers } from '../../../providers/providers.ts';
import { findPicturedRecipe } from '../customisation/picture.ts';
import { createImageService } from './image-service.ts';
import type { PictureSource } from '../../../providers/pictures/provider.ts';
import { imageRoutes, type ImageRoutesOptions } from './routes.ts';
import type { ImageError } from './image-error.ts';
import { NOBODY } from '../../../platform/limits/client.ts';
import { drawing } from '../../../platform/limits/table.ts';
import { shopImages, warmImages } from './warm.ts';

/** Products whose cards are rendered ahead. */
const WARM_PRODUCTS = 500;

const codes: Readonly<Record<ImageError['status'], ErrorCode>> = {
  400: 'API400',
  404: 'API404',
  500: 'GEN500',
  503: 'GEN503',
};

/** Images of products, scenes and brand marks, rendered on demand and cached on disk. */
export function imageArea(
  { database, config, limits }: ShopServices,
  pictures: PictureSource,
  {
    customiser,
    findLook,
    findUpload,
  }: Pick<Providers, 'customiser'> & Pick<ImageRoutesOptions, 'findLook' | 'findUpload'>,
): Area {
  return {
    name: 'images',
    handlers: {},
    routes: async (app) => {
      const cacheDir = join(config.dataDir, 'images');
      const images = await createImageService({ cacheDir });
      await app.register(imageRoutes, {
        pictures,
        images,
        findProduct: findPicturedProduct(database.read),
        ...(findLook === undefined ? {} : { findLook }),
        ...(findUpload === undefined ? {} : { findUpload }),
        findRecipe: findPicturedRecipe(database.read, customiser),
        ...(limits === undefined
          ? {}
          : { admitDrawing: ({ client = NOBODY }) => limits.check(drawing, { client }) }),
        sendError: (request, reply, { status }) =>
          sendError(request, reply, status, [{ errorId: codes[status] }]),
      });
      if (!config.warmImages) return;
      const stopping = new AbortController();
      app.addHook('onListen', async () => {
        const products = await popularProducts(database.read, WARM_PRODUCTS);
        const warming = warmImages(
          images,
          pictures,
          shopImages(await pictures.scenes(), products),
          stopping.signal,
        );
        warming.then(
          (outcome) => app.log.info(outcome, 'pictures are made ahead'),
          () => {},
        );
      });
      app.addHook('onClose', async () => stopping.abort());
    },
  };
}
