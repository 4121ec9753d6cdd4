// @vitest-environment happy-dom
import { pageType } from '@haberdash/analytics';
import { cleanup, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { fakeShopper } from '../shared/testing/fake-shopper.fixtures.ts';
import { TranslatorProvider } from '../shared/i18n/TranslatorContext.tsx';
import type { FaultKind } from '../shared/reads/read-fault.ts';
import { FaultView } from './FaultView.tsx';

const { t } = fakeShopper({}).shopper;
const KINDS: readonly FaultKind[] = ['not-found', 'service-down', 'offline', 'rejected'];
afterEach(cleanup);

it.each(KINDS)('a page that reports %s is of the page type Error', async (kind) => {
  const Component = () => (
    <TranslatorProvider value={t}>
      <FaultView fault={{ kind }} search={null} />
    </TranslatorProvider>
  );
  const Stub = createRoutesStub([{ path: '*', Component }]);
  render(<Stub initialEntries={['/en-gb/p/gone-NF12AB34']} />);
  await screen.findByRole('heading', { level: 1 });
  const description = document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content;
  expect(pageType('/en-gb/p/gone-NF12AB34', description)).toBe('Error');
});
