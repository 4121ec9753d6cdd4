import type { Area, Services } from './area.ts';
import { healthArea } from './health/routes.ts';
import { tokenArea } from './token/routes.ts';

/** Every area of the service. */
export function createAreas(services: Services, secret: string): Area[] {
  return [healthArea(services), tokenArea(services, secret)];
}
