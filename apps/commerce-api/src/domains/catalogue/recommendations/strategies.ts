import type { Placement } from '../../../providers/recommender/provider.ts';
import type { Widget } from '../catalogue/recommendations.ts';

/**
 * By which strategy the provider recommends, by place and by what is wanted there. What is missing is a fact of the shop
 * (the newest, what is reduced), which nobody else has to be asked for.
 */
const STRATEGIES: Readonly<Record<Placement, Partial<Readonly<Record<Widget, string>>>>> = {
  home: { bestsellers: 'popular', similar: 'alternatives', 'complete-the-look': 'worn-with' },
  category: { bestsellers: 'popular-in-category', similar: 'alternatives', 'complete-the-look': 'worn-with' },
  product: { bestsellers: 'popular', similar: 'alternatives', 'complete-the-look': 'worn-with' },
  // Who is about to pay is not led to another jacket, but to what goes with it and costs little.
  cart: { bestsellers: 'small-extras', similar: 'worn-with', 'complete-the-look': 'worn-with' },
  content: { bestsellers: 'popular', similar: 'alternatives', 'complete-the-look': 'worn-with' },
};

/** The strategy of the provider for a widget at a place; none where the shop answers by itself. */
export const strategyOf = (placement: Placement | undefined, widget: Widget): string | undefined =>
  placement === undefined ? undefined : STRATEGIES[placement][widget];
