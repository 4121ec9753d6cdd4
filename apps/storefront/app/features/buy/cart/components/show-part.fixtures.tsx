import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createRoutesStub } from 'react-router';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { StateProvider } from '../../../../shared/state/StateProvider.tsx';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';

/** The texts that a part is shown with. */
export const { t } = fakeShopper({}).shopper;

/** Renders a part of the bag's page with what every page has around it. */
export function showPart(part: ReactNode): void {
  const Stub = createRoutesStub([{ path: '/', Component: () => part }]);
  render(
    <TranslatorProvider value={t}>
      <StateProvider>
        <Stub />
      </StateProvider>
    </TranslatorProvider>,
  );
}
