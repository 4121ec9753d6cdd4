import { PROMO_BAR_CLOSED_KEY, PromoBar, useBlocks, BlockProvider } from '@haberdash/blocks';
import { Suspense, useMemo, type ReactNode } from 'react';
import type { PageChrome } from '../content/chrome.ts';
import { Announcer } from './Announcer.tsx';
import { Header } from './Header.tsx';
import { SiteFooter } from './SiteFooter.tsx';
import { Toasts } from './Toasts.tsx';
import { useClosedBars } from './use-closed-bars.ts';
import { useClientNavigation } from './use-client-navigation.ts';
import { useMe } from './use-me.ts';
import { useOfflineGuard } from './use-offline-guard.ts';

/** The frame of every page: promo bar, header, page, footer, messages. */
export function Shell({ chrome, children }: { readonly chrome: PageChrome; readonly children: ReactNode }) {
  useClientNavigation();
  useOfflineGuard();
  useMe();
  return (
    <>
      {chrome.promoBar && <ClosablePromoBar block={chrome.promoBar} />}
      {/* Each part comes to life in a task of its own, and a view that is on its way holds back the part it is in. */}
      <Suspense>
        <Header menu={chrome.menu} menuItems={chrome.menuItems} />
      </Suspense>
      <Suspense>{children}</Suspense>
      <Suspense>
        <SiteFooter footer={chrome.footer} />
      </Suspense>
      <Toasts />
      <Announcer />
    </>
  );
}

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
