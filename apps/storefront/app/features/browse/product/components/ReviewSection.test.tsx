// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { ReviewSection } from './ReviewSection.tsx';

const { t } = fakeShopper({}).shopper;
const spread = [
  [5, 77, 65.8],
  [4, 25, 21.4],
  [3, 8, 6.8],
  [2, 5, 4.3],
  [1, 2, 1.7],
] as const;

it('tells percentages of reviews with one decimal, so that the rows add up', () => {
  const distribution = spread.map(([score, count, percentage]) => ({ score, count, percentage }));
  const summary = { score: 4.5, reviewsCount: 117, recommendedPercentage: 97.4, distribution };
  render(
    <TranslatorProvider value={t}>
      <ReviewSection
        reviews={{ reviews: [], total: 0, summary }}
        sizeKind="clothing"
        path="/en-us/p/shell-NF0A1B2C"
      />
    </TranslatorProvider>,
  );
  const labels = screen.getAllByRole('meter').map((meter) => meter.getAttribute('aria-label') ?? '');
  const shown = labels.map((label) => Number(/([\d.]+)%/.exec(label)?.[1]));
  expect(shown).toEqual(spread.map(([, , percentage]) => percentage));
  expect(shown.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100);
  expect(screen.getByText(/97\.4%/)).toBeTruthy();
});
