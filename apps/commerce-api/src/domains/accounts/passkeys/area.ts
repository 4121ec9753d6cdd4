import type { Area, Services } from '../../../platform/operations/area.ts';
import { passkeyHandlers } from './handlers/passkeys.ts';
import { passkeySignInHandlers } from './handlers/sign-in.ts';
import { passkeyObjects } from './objects.ts';
import { relyingPartyOf } from './rules/relying-party.ts';

export function passkeysArea({ clock, config }: Pick<Services, 'clock' | 'config'>): Area {
  const parts = { clock, brands: config.brands, relyingParty: relyingPartyOf(config.shopUrl) };
  return {
    name: 'passkeys',
    objects: passkeyObjects,
    handlers: { ...passkeySignInHandlers(parts), ...passkeyHandlers(parts) },
  };
}
