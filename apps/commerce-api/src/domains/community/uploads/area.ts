import { shopperOf } from '../../../platform/context/request-context.ts';
import { ServiceError } from '../../../platform/errors/service-error.ts';
import { createWorkQueue } from '../../../platform/limits/work-queue.ts';
import { defineHandlers, type Area, type Services } from '../../../platform/operations/area.ts';
import { takePicture } from '../../../shared/uploaded-picture.ts';
import { storePicture } from './repository.ts';

/** A 50-megapixel photo takes half a second and some hundred megabytes. */
const DECODING = { mostRunning: 1, mostWaiting: 20 } as const;

export function uploadsArea({ clock }: Pick<Services, 'clock'>): Area {
  const queued = createWorkQueue(DECODING);
  return {
    name: 'uploads',
    handlers: defineHandlers({
      uploadPicture: async ({ body, context, transaction }) => {
        const taken = await queued(() => takePicture(body));
        if ('rejected' in taken)
          throw new ServiceError('API400', { field: 'body', additionalInfo: { picture: taken.rejected } });
        const { subject } = shopperOf(context);
        const pictureId = await transaction((tx) => storePicture(tx, taken, subject, clock.now()));
        return { pictureId, width: taken.width, height: taken.height };
      },
    }),
  };
}
