import type { SiteSwitches } from '@haberdash/shop';
import { siteOf } from '../sites/sites.ts';

/** Turns switches of a site while `run` runs. */
export async function withSwitches<T>(
  locale: string,
  switches: Partial<SiteSwitches>,
  run: () => T | Promise<T>,
): Promise<T> {
  const own = siteOf(locale).switches;
  const before = { ...own };
  Object.assign(own, switches);
  try {
    return await run();
  } finally {
    Object.assign(own, before);
  }
}
