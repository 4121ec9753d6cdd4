import type { SiteSwitches } from '../../../../shared/sites/sites.ts';
import type { ReadFacts } from '../../../../shared/reads/read-types.ts';
import { fault } from '../../../../shared/reads/faults.ts';

/** A page of something that its site does not have is not there. */
export function requireSwitch({ site, correlationId }: ReadFacts, name: keyof SiteSwitches): void {
  if (!site.switches[name]) throw fault('not-found', correlationId);
}
