import { PROMO_BAR_CLOSED_KEY, PromoBar, useBlocks, BlockProvider } from '@haberdash/blocks';
import { memo, Suspense, useMemo, type ReactNode } from 'react';
import type { PageChrome } from './server/chrome.ts';
import { useClosedBars } from './use-closed-bars.ts';
import { Announcer } from './Announcer.tsx';
import { Header, type HeaderSlots } from './Header.tsx';
import { PageBehaviour } from './PageBehaviour.tsx';
import { PageProgress } from './PageProgress.tsx';
import { SeenExperience } from './SeenExperience.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { Toasts } from './Toasts.tsx';

interface ShellProps {
  readonly chrome: PageChrome;
  readonly slots: HeaderSlots;
  readonly children: ReactNode;
}

/** The frame of every page, rendered again only for another frame. */
export const Shell = memo(function Shell({ chrome, slots, children }: ShellProps) {
  return (
    <>
      {chrome.promoBar && <ClosablePromoBar block={chrome.promoBar} />}
      {chrome.promoExperience && <SeenExperience experience={chrome.promoExperience} />}
      {/* Each part hydrates in a task of its own, and a view that is on its way holds back the part it is in. */}
      <Suspense>
        <Header chrome={chrome} slots={slots} />
      </Suspense>
      <Suspense>{children}</Suspense>
      <Suspense>
        <SiteFooter footer={chrome.footer} />
      </Suspense>
      <Toasts />
      <Announcer />
      <PageProgress />
      <PageBehaviour />
    </>
  );
});

function ClosablePromoBar({ block }: { readonly block: NonNullable<PageChrome['promoBar']> }) {
  const environment = useBlocks();
  const { closed, close } = useClosedBars(PROMO_BAR_CLOSED_KEY);
  const value = useMemo(
    () => ({ ...environment, closedBlocks: closed, onCloseBlock: close }),
    [environment, closed, close],
  );
  return (
    <BlockProvider value={value}>
      <PromoBar block={block} />
    </BlockProvider>
  );
}
