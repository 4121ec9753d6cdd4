import type { Area, Services } from '../../../platform/operations/area.ts';
import { createPasswordHasher, type PasswordHasher } from '../identity/password-hasher.ts';
import { previewHandlers } from './handlers.ts';

/** What the area is made from beside the services. */
export interface PreviewOptions {
  readonly secret: string;
  /** Another one in a test. */
  readonly hasher?: PasswordHasher | undefined;
}

/** Tickets with which editors see what is not published yet. */
export function previewArea(
  { clock, config }: Pick<Services, 'clock' | 'config'>,
  { secret, hasher = createPasswordHasher() }: PreviewOptions,
): Area {
  return {
    name: 'preview',
    handlers: previewHandlers({ clock, secret, hasher, previewSecrets: config.previewSecrets }),
  };
}
