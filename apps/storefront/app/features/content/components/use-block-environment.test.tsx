// @vitest-environment happy-dom
import { BenefitBar, BlockProvider } from '@haberdash/blocks';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, it } from 'vitest';
import { fakeShopper } from '../../../shared/testing/fake-shopper.fixtures.ts';
import { TranslatorProvider } from '../../../shared/i18n/TranslatorContext.tsx';
import { StateProvider } from '../../../shared/state/StateProvider.tsx';
import { useBlockEnvironment } from './use-block-environment.ts';

const { t } = fakeShopper({}).shopper;
const bar = (id: string) => ({
  type: 'BenefitBar' as const,
  id,
  title: `Benefit ${id}`,
  targets: [],
  headingLevel: 2 as const,
  showCloseButton: true,
});
function Page() {
  return (
    <BlockProvider value={useBlockEnvironment()}>
      <BenefitBar block={bar('returns')} />
      <BenefitBar block={bar('repairs')} />
    </BlockProvider>
  );
}
const Component = () => (
  <StateProvider>
    <TranslatorProvider value={t}>
      <Page />
    </TranslatorProvider>
  </StateProvider>
);
const open = () => {
  const Stub = createRoutesStub([{ path: '*', Component }]);
  render(<Stub initialEntries={['/en-gb']} />);
};
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('a benefit bar that was closed stays closed on the next page, and the others stay', async () => {
  open();
  const [close] = await screen.findAllByRole('button', { name: 'Close' });
  if (close !== undefined) fireEvent.click(close);
  cleanup();
  open();
  expect(await screen.findByText('Benefit repairs')).toBeTruthy();
  expect(screen.queryByText('Benefit returns')).toBeNull();
});
