import { documentConsent, loadConsentForms } from '../../consent/index.ts';
import { useEffect } from 'react';
import type { PageName } from '../../../../pages/pages.ts';
import { ASKING } from '../../../../shared/consent/consent-slot.ts';

let isLoaded = false;

/** Loads what applies a choice on the page that it is made on, where the page has a form for it. */
export function useConsentForms(page: PageName, region: string): void {
  useEffect(() => {
    const hasForm = page === 'privacy-choices' || ASKING in document.documentElement.dataset;
    if (!hasForm || isLoaded) return;
    isLoaded = true;
    const { gate, reread } = documentConsent(region);
    // Without it the form is sent as a document.
    loadConsentForms().then(
      ({ enhanceConsentForms }) => enhanceConsentForms(gate, reread),
      () => undefined,
    );
  }, [page, region]);
}
