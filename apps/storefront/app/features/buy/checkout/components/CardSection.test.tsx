// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { CardFrameHandle } from './CardFrame.tsx';
import { CardSection } from './CardSection.tsx';

const { t } = fakeShopper({}).shopper;
afterEach(() => cleanup());

it('without a session at the payment provider offers another try, which sends the form, and a way back', () => {
  render(
    <TranslatorProvider value={t}>
      <form>
        <CardSection
          card={undefined}
          session={undefined}
          error={undefined}
          frame={createRef<CardFrameHandle>()}
        />
      </form>
    </TranslatorProvider>,
  );
  const again = screen.getByRole('button', { name: 'Try again' });
  expect([again.getAttribute('type'), again.getAttribute('name'), again.getAttribute('value')]).toEqual([
    'submit',
    'intent',
    'card',
  ]);
  expect(screen.getByRole('link', { name: 'Back to delivery' }).getAttribute('href')).toBe(
    '/en-gb/checkout/shipping',
  );
});
