import type { Area, Services } from '../../../platform/operations/area.ts';
import { createPasswordHasher, type PasswordHasher } from '../identity/password-hasher.ts';
import { previewHandlers } from './handlers.ts';
import { previewObjects } from './objects.ts';

export interface PreviewOptions {
  readonly secret: string;
  readonly hasher?: PasswordHasher | undefined;
}

/** Preview tickets of editors. */
export function previewArea(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { secret, hasher = createPasswordHasher() }: PreviewOptions,
): Area {
  return {
    name: 'preview',
    objects: previewObjects,
    handlers: previewHandlers({ clock, secret, hasher, previewSecrets: config.previewSecrets }),
  };
}
