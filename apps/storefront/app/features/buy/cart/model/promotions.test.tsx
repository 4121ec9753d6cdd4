// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { StateProvider } from '../../../../shared/state/StateProvider.tsx';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import type { SpendGoal } from './cart-view.ts';
import { PromotionSummary } from '../components/PromotionSummary.tsx';
import { SpendGoals } from '../components/SpendGoals.tsx';

const { t } = fakeShopper({}).shopper;
const inShop = (children: ReactNode) => (
  <StateProvider>
    <TranslatorProvider value={t}>{children}</TranslatorProvider>
  </StateProvider>
);
const goal = (id: string, message = `Only £80.00 left for ${id}`): SpendGoal => ({
  id,
  message,
  isDelivery: false,
  reached: false,
});
afterEach(cleanup);

describe('an approaching promotion', () => {
  const places = (goals: readonly SpendGoal[]) =>
    inShop(
      <>
        <section aria-label="bag">
          <SpendGoals place="cart" goals={goals} />
        </section>
        <section aria-label="mini">
          <SpendGoals place="minicart" goals={goals} />
        </section>
      </>,
    );
  const shownIn = (name: string) => screen.getByRole('region', { name }).textContent;
  const dismissFirst = () => {
    const [button] = screen.getAllByRole('button', { name: /^Hide: / });
    if (button !== undefined) fireEvent.click(button);
  };

  it('goes when it is dismissed, and only from its place', () => {
    render(places([goal('delivery'), goal('gift')]));
    dismissFirst();
    expect(shownIn('bag')).toBe('Only £80.00 left for gift');
    expect(shownIn('mini')).toBe('Only £80.00 left for deliveryOnly £80.00 left for gift');
  });

  it('stays away while the service says the same, and comes back when it says something else', () => {
    const { rerender } = render(places([goal('delivery')]));
    dismissFirst();
    rerender(places([goal('delivery')]));
    expect(shownIn('bag')).toBe('');
    rerender(places([goal('delivery', 'Only £20.00 left')]));
    expect(shownIn('bag')).toBe('Only £20.00 left');
  });
});

it('the summary names each promotion and what it is for, and how much one takes off', () => {
  const entry = (promotionName: string, discount: number) => ({
    promotionId: promotionName,
    promotionName,
    discount,
  });
  const promotions = [
    { level: 'ORDER' as const, discount: 5, promotions: [entry('Ten off', 5)] },
    { level: 'SHIPPING' as const, discount: 0, promotions: [entry('Free delivery', 0)] },
  ];
  render(inShop(<PromotionSummary promotions={promotions} currency="GBP" />));
  expect(screen.getByRole('list', { name: 'Promotions applied' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Ten offWhole order−£5.00',
    'Free deliveryDelivery',
  ]);
});

it('there is no summary without a promotion', () => {
  const { container } = render(inShop(<PromotionSummary promotions={[]} currency="GBP" />));
  expect(container.textContent).toBe('');
});
