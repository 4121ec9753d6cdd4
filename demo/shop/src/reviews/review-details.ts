import type { PhraseBankName } from '../kinds/kind-spec.ts';
import { BOTTLE, CARRY, SLEEP, TENT } from './gear-details.ts';
import { SHOE, SMALL } from './shoe-details.ts';
import { BOTTOM, KNIT, SHELL, TOP, WARM } from './clothing-details.ts';
import type { ReviewDetails } from './review-details-type.ts';

/** Review sentences by family; parts that not all products have need tags. */
export const REVIEW_DETAILS: Readonly<Record<PhraseBankName, ReviewDetails>> = {
  shell: SHELL,
  warm: WARM,
  knit: KNIT,
  top: TOP,
  bottom: BOTTOM,
  shoe: SHOE,
  small: SMALL,
  carry: CARRY,
  tent: TENT,
  sleep: SLEEP,
  bottle: BOTTLE,
};
