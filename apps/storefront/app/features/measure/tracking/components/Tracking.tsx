import { type CartResult, ADD_TO_BAG } from '../../../buy/cart/index.ts';
import { enhanceBanner, documentConsent } from '../../consent/index.ts';
import { useFollowDecisions } from '../../experiments/index.ts';
import { useEffect } from 'react';
import { useFetcher, useFetchers, useLocation, useNavigation } from 'react-router';
import { useSite } from '../../../../shared/i18n/use-site.ts';
import { pageOf } from '../../../../pages/page-of.ts';
import type { PageName } from '../../../../pages/pages.ts';
import { onReport } from '../../../../shared/state/report.ts';
import { useShopper } from '../../../../shared/state/shopper.ts';
import { personalList } from '../model/rows.ts';
import { createImpressions } from '../model/impressions.ts';
import { browserTracking } from '../model/browser-tracking.ts';
import { watchPage } from '../model/page-watch.ts';
import { shapeOfCart } from '../model/shapes.ts';
import { segmentProfile } from '../model/segment-profile.ts';
import type { Tracker } from '../model/tracker.ts';
import { useBrowsingMemory } from './use-browsing-memory.ts';
import { useCartPages } from './use-cart-pages.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useContent } from './use-content.ts';

const promotions = new Map<string, () => void>();
const recommendations = createImpressions();
let started: Tracker | undefined;

function start({ region, locale }: { readonly region: string; readonly locale: string }): Tracker {
  if (started !== undefined) return started;
  const consent = documentConsent(region);
  const tracker = browserTracking(consent, locale);
  enhanceBanner(consent.gate, consent.reread);
  watchPage(tracker, promotions);
  onReport((fact) => {
    if (fact.type === 'recommendations') {
      if (fact.row)
        recommendations.expect(fact.blockId, tracker.list(personalList(locale, fact.blockId, fact.row)));
      recommendations.see(fact.blockId);
    } else if (fact.type === 'pop_up') tracker.popUp(fact.name, fact.action);
    else tracker.account(fact.type, fact.method);
  });
  return (started = tracker);
}

/** Reports what pages of this visit show; renders nothing. */
export function Tracking() {
  const facts = useSite();
  const tracker = start(facts);
  useBrowsingMemory(facts.region);
  useFollowDecisions();
  usePageViews(tracker, facts);
  useCatalogue(tracker);
  useContent(tracker, promotions, recommendations);
  useCartPages(tracker);
  useCartChanges(tracker);
  return null;
}

function usePageViews(
  tracker: Tracker,
  {
    locale,
    siteId,
    currency,
  }: { readonly locale: string; readonly siteId: string; readonly currency: string },
): void {
  const { pathname } = useLocation();
  const isIdle = useNavigation().state === 'idle';
  const shopper = useShopper();
  useEffect(() => {
    if (!isIdle) return;
    tracker.page({
      path: pathname,
      title: document.title,
      description: document.querySelector<HTMLMetaElement>('meta[name="description"]')?.content,
      locale,
      siteId,
      currency,
      isLoggedIn: shopper === undefined ? undefined : shopper.kind !== 'guest',
      profile: shopper && segmentProfile(shopper.roles),
    });
  }, [tracker, pathname, isIdle, locale, siteId, currency, shopper]);
}

interface SentForm {
  readonly formMethod?: string | undefined;
  readonly formAction?: string | undefined;
}

const pathOf = (address: string): string => address.split(/[?#]/, 1)[0] ?? '';

const CART_FORMS: ReadonlySet<PageName> = new Set(['cart', 'mini-cart']);

const isCartForm = ({ formMethod, formAction }: SentForm): boolean =>
  formMethod === 'POST' && CART_FORMS.has(pageOf(pathOf(formAction ?? '')));

function useCartChanges(tracker: Tracker): void {
  const isChanging = [...useFetchers(), useNavigation()].some(isCartForm);
  const site = useSite();
  const { data: response } = useFetcher<CartResult>({ key: ADD_TO_BAG });
  useEffect(() => {
    if (isChanging) tracker.changing();
  }, [tracker, isChanging]);
  useEffect(() => {
    if (response?.ok !== true || response.cart === undefined) return;
    // The tracking may have come after the add was sent.
    tracker.changing();
    tracker.cart(response.cart.id, shapeOfCart(response.cart, site), response.addedProductId);
  }, [tracker, response, site]);
}
