import type { Placement } from '../../../providers/recommender/provider.ts';
import type { Widget } from '../catalogue/recommendations.ts';

/** The provider's strategy by placement and widget; undefined where the shop decides by its own data. */
const STRATEGIES: Readonly<Record<Placement, Partial<Readonly<Record<Widget, string>>>>> = {
  home: { bestsellers: 'popular', similar: 'alternatives', 'complete-the-look': 'worn-with' },
  category: { bestsellers: 'popular-in-category', similar: 'alternatives', 'complete-the-look': 'worn-with' },
  product: { bestsellers: 'popular', similar: 'alternatives', 'complete-the-look': 'worn-with' },
  // At checkout only small extras are recommended.
  cart: { bestsellers: 'small-extras', similar: 'worn-with', 'complete-the-look': 'worn-with' },
  content: { bestsellers: 'popular', similar: 'alternatives', 'complete-the-look': 'worn-with' },
};

export const strategyOf = (placement: Placement | undefined, widget: Widget): string | undefined =>
  placement === undefined ? undefined : STRATEGIES[placement][widget];
