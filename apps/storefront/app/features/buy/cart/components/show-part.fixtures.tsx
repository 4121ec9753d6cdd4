import { render } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { StateProvider } from '../../../../shared/state/StateProvider.tsx';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';

/** The texts used by the rendered component. */
export const { t } = fakeShopper({}).shopper;

function Part({ part }: { readonly part: ReactNode }) {
  const [Stub] = useState(() => createRoutesStub([{ path: '/', Component: () => part }]));
  return (
    <TranslatorProvider value={t}>
      <StateProvider>
        <Stub />
      </StateProvider>
    </TranslatorProvider>
  );
}

export const showPart = (part: ReactNode) => render(<Part part={part} />);

export const documentOf = (part: ReactNode): Document =>
  new DOMParser().parseFromString(
    renderToString(<Part part={part} />).replaceAll(/<\/?noscript>/g, ''),
    'text/html',
  );
