import { type CartResult, ADD_TO_BAG } from '../../../buy/cart/index.ts';
import { documentConsent } from '../../consent/index.ts';
import { useFollowDecisions } from '../../experiments/index.ts';
import { useEffect, useState } from 'react';
import { useFetcher, useLocation, useNavigation } from 'react-router';
import { useSite } from '../../../../shared/i18n/use-site.ts';
import { pageOf } from '../../../../pages/page-of.ts';
import { onReport } from '../../../../shared/state/report.ts';
import { useShopper } from '../../../../shared/state/shopper.ts';
import type { Site } from '../../../../shared/sites/sites.ts';
import { browserTracking } from '../model/browser-tracking.ts';
import { loadBrowse, loadBuy, loadOrders } from '../model/load-parts.ts';
import { isOrderPage } from '../model/parts-of.ts';
import { watchNavigation } from '../model/navigation-watch.ts';
import { createPageFacts } from '../model/page-facts.ts';
import { isBuyPage } from '../model/parts-of.ts';
import { segmentProfile } from '../model/segment-profile.ts';
import type { Tracker } from '../model/tracker.ts';
import { useBrowsingMemory } from './use-browsing-memory.ts';
import { useChangesCart } from './use-changes-cart.ts';
import { useConsentForms } from './use-consent-forms.ts';
import { Part } from './Part.tsx';
import { useHasFacts } from './use-has-facts.ts';

// The production build has neither the console nor its log.
const loadConsole = import.meta.env.DEV
  ? async () => (await import('./console/EventConsole.tsx')).EventConsole
  : undefined;
const logEvent = import.meta.env.DEV ? (await import('./console/event-log.ts')).logEvent : undefined;

const POP_UP_ACTIONS = { shown: 'show', expanded: 'expand', closed: 'close', clicked: 'select' } as const;

const browseFacts = createPageFacts();
const buyFacts = createPageFacts();
const orderFacts = createPageFacts();
let started: Tracker | undefined;

function start({ region, locale }: Pick<Site, 'region' | 'locale'>): Tracker {
  if (started !== undefined) return started;
  const consent = documentConsent(region);
  const tracker = browserTracking(consent, locale, logEvent);
  watchNavigation(tracker);
  return (started = tracker);
}

let hasListened = false;

/** Takes what screens report; not before the first page view, whose context every event has. */
function listen(tracker: Tracker): void {
  if (hasListened) return;
  hasListened = true;
  onReport((fact) => {
    switch (fact.type) {
      case 'block':
        if (fact.event.type === 'pop-up')
          return tracker.popUp(fact.event.name, POP_UP_ACTIONS[fact.event.action]);
        return fact.event.type === 'experience-shown'
          ? tracker.experience(fact.event.experienceId, fact.event.name)
          : browseFacts.add(fact);
      case 'newsletter':
        return tracker.newsletter(fact.method, (fact.outcome as { isConfirmed?: boolean }).isConfirmed);
      case 'login':
      case 'sign_up':
        return tracker.account(fact.type, fact.method);
      case 'added':
        return buyFacts.add(fact);
      case 'return':
        return orderFacts.add(fact);
      default:
        return browseFacts.add(fact);
    }
  });
}

/** Reports what pages of this visit show; renders nothing. */
export function Tracking() {
  const site = useSite();
  const tracker = start(site);
  const [isViewed, setIsViewed] = useState(false);
  const page = pageOf(useLocation().pathname);
  const isBuying = isBuyPage(page);
  const changesCart = useChangesCart();
  const { data: added } = useFetcher<CartResult>({ key: ADD_TO_BAG });
  const hasBrowseFacts = useHasFacts(browseFacts);
  const hasBuyFacts = useHasFacts(buyFacts);
  const buys = isBuying || page === 'product-set' || changesCart || added !== undefined || hasBuyFacts;
  useConsentForms(page, site.region);
  useBrowsingMemory(site.region);
  useFollowDecisions();
  // The page first: what it shows is reported in its context.
  return (
    <>
      <PageViews tracker={tracker} site={site} onView={setIsViewed} />
      <Part
        load={loadBrowse}
        isNeeded={isViewed && (!isBuying || hasBrowseFacts)}
        props={{ tracker, facts: browseFacts }}
      />
      <Part load={loadBuy} isNeeded={isViewed && buys} props={{ tracker, facts: buyFacts }} />
      <Part
        load={loadOrders}
        isNeeded={isViewed && isOrderPage(page)}
        props={{ tracker, facts: orderFacts }}
      />
      {loadConsole && (
        <Part load={loadConsole} isNeeded props={{ gate: documentConsent(site.region).gate, tracker }} />
      )}
    </>
  );
}

interface PageViewsProps {
  readonly tracker: Tracker;
  readonly site: Site;
  readonly onView: (isViewed: true) => void;
}

function PageViews({ tracker, site, onView }: PageViewsProps): null {
  const { locale, siteId, currency } = site;
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
    listen(tracker);
    onView(true);
  }, [tracker, onView, pathname, isIdle, locale, siteId, currency, shopper]);
  return null;
}
