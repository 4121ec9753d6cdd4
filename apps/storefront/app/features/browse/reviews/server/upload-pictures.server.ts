import { ApiError } from '@haberdash/api-client';
import { isFailedRead } from '../../../../shared/reads/failed-read.ts';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { MOST_PICTURE_BYTES, PICTURE_PROBLEMS, pictureIdsIn } from '../model/pictures.ts';
import { findOption } from '../model/review-options.ts';

interface UploadedPictures {
  readonly pictures: readonly string[];
  readonly formErrors: readonly FormError[];
}

/** Large photos wait for each other until they are decoded. */
const TIMEOUT_MS = 15_000;

const rejected = (text: string): FormError => ({ code: 'API400', text, place: 'field', field: 'pictures' });

async function sendIn({ api, t }: Pick<PrivateRead, 'api' | 't'>, file: File): Promise<string | FormError> {
  const { name } = file;
  if (file.size > MOST_PICTURE_BYTES) return rejected(t('reviews.picture-too-many-bytes', { name }));
  try {
    const body = new Uint8Array(await file.arrayBuffer());
    return (await api.products.POST('/products/v1/pictures', { body, timeoutMs: TIMEOUT_MS })).pictureId;
  } catch (error) {
    if (!(error instanceof ApiError) && !isFailedRead(error)) throw error;
    const problem = error instanceof ApiError ? error.details[0]?.additionalInfo?.picture : undefined;
    return rejected(t(`reviews.picture-${findOption(PICTURE_PROBLEMS, problem) ?? 'not-taken'}`, { name }));
  }
}

/** Uploads the photos of a form and keeps the ids of earlier tries, so that a rejected form loses none. */
export async function uploadPictures(
  shopper: Pick<PrivateRead, 'api' | 't'>,
  form: FormData,
  most: number,
): Promise<UploadedPictures> {
  const removed = form.getAll('removePicture');
  const stored = form.get('picture');
  const pictures = pictureIdsIn(typeof stored === 'string' ? stored : '')
    .filter((id) => !removed.includes(id))
    .slice(0, most);
  // A picker in which nothing was chosen sends a file without a name.
  const files = form
    .getAll('pictures')
    .filter((entry): entry is File => typeof entry !== 'string' && entry.name !== '');
  const isTooMany = files.length > most - pictures.length;
  const formErrors = isTooMany ? [rejected(shopper.t('reviews.pictures-too-many', { count: most }))] : [];
  for (const file of files.slice(0, most - pictures.length)) {
    const sent = await sendIn(shopper, file);
    if (typeof sent === 'string') pictures.push(sent);
    else formErrors.push(sent);
  }
  return { pictures, formErrors };
}
