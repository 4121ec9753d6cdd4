import { Button, ButtonLink, Dialog, Stack, Text } from '@haberdash/ui';
import { useState, useSyncExternalStore } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { ASKING } from '../../../../shared/consent/consent-slot.ts';
import { pageOf } from '../../../../pages/page-of.ts';
import { pageRow } from '../../../../pages/pages.ts';
import { sitePath } from '../../../../pages/site-path.ts';
import { findSite } from '../../../../shared/sites/sites.ts';
import type { SiteOffer } from '../server/site-offer.server.ts';

function watchConsent(onChange: () => void): () => void {
  const watch = new MutationObserver(onChange);
  watch.observe(document.documentElement, { attributeFilter: [`data-${ASKING}`] });
  return () => watch.disconnect();
}

const isConsentOpenNow = (): boolean => ASKING in document.documentElement.dataset;

/** Visitors from another page of the shop have chosen this site or were asked there. */
const cameFromOutside = (): boolean => !document.referrer.startsWith(`${window.location.origin}/`);

/** Offers another site to visitors from outside, after the consent banner and on public pages only. */
export function SiteOfferDialog({ offer }: { readonly offer: SiteOffer }) {
  const t = useTranslator();
  const fetcher = useFetcher();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(cameFromOutside);
  const isConsentOpen = useSyncExternalStore(watchConsent, isConsentOpenNow);
  const site = findSite(pathname);
  if (site === undefined || !isOpen || isConsentOpen || pageRow(pageOf(pathname)).cache === 'private')
    return null;
  const stay = () => {
    setIsOpen(false);
    void fetcher.submit(null, { method: 'post', action: `/${t.site.locale}/site-stay` });
  };
  return (
    <Dialog
      open
      variant="bottom"
      onClose={() => setIsOpen(false)}
      title={<span lang={offer.languageTag}>{offer.title}</span>}
      closeLabel={t('common.close')}
      describedBy="site-offer"
    >
      <Stack gap={4}>
        <Text id="site-offer" lang={offer.languageTag}>
          {offer.text}
        </Text>
        <ButtonLink
          href={sitePath(pathname, site, offer)}
          size="lg"
          fullWidth
          data-document
          lang={offer.languageTag}
          rel="nofollow"
        >
          {offer.go}
        </ButtonLink>
        <Button variant="secondary" size="lg" fullWidth lang={offer.languageTag} onClick={stay}>
          {offer.stay}
        </Button>
      </Stack>
    </Dialog>
  );
}
