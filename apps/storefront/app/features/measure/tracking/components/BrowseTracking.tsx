import { useState } from 'react';
import { useMatches } from 'react-router';
import { useSite } from '../../../../shared/i18n/use-site.ts';
import type { PageFacts } from '../model/page-facts.ts';
import { createListTracker, type ListTracker } from '../model/list-tracker.ts';
import { followedLink } from '../model/navigation-watch.ts';
import { createPromotionWatch, type PromotionWatch } from '../model/promotion-watch.ts';
import type { Tracker } from '../model/tracker.ts';
import { useCatalogue } from './use-catalogue.ts';
import { useContent } from './use-content.ts';
import { Part } from './Part.tsx';
import { useHasFacts } from './use-has-facts.ts';

interface BrowseTrackingProps {
  readonly tracker: Tracker;
  readonly facts: PageFacts;
}

function start(tracker: Tracker): { readonly lists: ListTracker; readonly promotions: PromotionWatch } {
  const lists = createListTracker(tracker);
  const promotions = createPromotionWatch(lists);
  document.addEventListener(
    'click',
    (event) => {
      const link = followedLink(event);
      if (link === undefined) return;
      if (link.closest('main, dialog') !== null) lists.follow(link.pathname);
      promotions.follow(link);
    },
    true,
  );
  return { lists, promotions };
}

const loadPageLists = async () => (await import('./PageLists.tsx')).PageLists;
const loadReportedFacts = async () => (await import('./ReportedFacts.tsx')).ReportedFacts;

/** Parts of the data of pages whose lists `PageLists` reports. */
const LISTS = [
  'columns',
  'items',
  'looks',
  'favourites',
  'cards',
  'popular',
  'alternatives',
  'back',
  'offer',
] as const;

const showsLists = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && LISTS.some((name) => name in data);

/** Reports lists, searches, products and promotions. */
export function BrowseTracking({ tracker, facts }: BrowseTrackingProps) {
  const [{ lists, promotions }] = useState(() => start(tracker));
  useCatalogue(lists);
  useContent(promotions);
  const home = `/${useSite().locale}`;
  const hasLists = useMatches().some(({ loaderData }) => showsLists(loaderData));
  return (
    <>
      <Part load={loadPageLists} isNeeded={hasLists} props={{ lists, home, origins: tracker.origins }} />
      <Part load={loadReportedFacts} isNeeded={useHasFacts(facts)} props={{ lists, promotions, facts }} />
    </>
  );
}
