import { publicLoader } from '../reads/define-read.ts';
import { fault } from '../reads/faults.ts';

/** Any address below a site that no page answers. */
export const loader = publicLoader(async () => {
  throw fault('not-found');
});

export default function NotFound() {
  return null;
}
