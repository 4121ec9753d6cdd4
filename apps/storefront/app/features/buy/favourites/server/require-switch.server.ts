import type { SiteSwitches } from '@haberdash/shop';
import type { ReadFacts } from '../../../../shared/reads/read-types.ts';
import { fault } from '../../../../shared/reads/faults.ts';

/** Responds with 404 where the site has the feature switched off. */
export function requireSwitch({ site, correlationId }: ReadFacts, name: keyof SiteSwitches): void {
  if (!site.switches[name]) throw fault('not-found', correlationId);
}
