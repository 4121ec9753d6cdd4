import { render } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { TranslatorProvider } from '../../../../shared/i18n/TranslatorContext.tsx';
import { StateProvider } from '../../../../shared/state/StateProvider.tsx';
import { fakeShopper } from '../../../../shared/testing/fake-shopper.fixtures.ts';

/** The texts that a part is shown with. */
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

/** Renders a part of the bag's page with what every page has around it. */
export const showPart = (part: ReactNode) => render(<Part part={part} />);

/** The same as a browser without script gets it from the server. */
export const documentOf = (part: ReactNode): Document =>
  new DOMParser().parseFromString(
    renderToString(<Part part={part} />).replaceAll(/<\/?noscript>/g, ''),
    'text/html',
  );
