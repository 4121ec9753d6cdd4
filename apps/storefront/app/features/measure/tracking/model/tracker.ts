import { createOriginMemory, type OriginMemory } from '@haberdash/analytics';
import * as events from '@haberdash/analytics/events';

/** Notifies the recommendation provider of seen and clicked products by its own tokens. */
export type NotifyRecommender = (event: 'seen' | 'clicked', recTokens: readonly string[]) => void;

/** What each event of a page is made with, and the events of every page. */
export type Tracker = ReturnType<typeof createTracker>;

interface TrackerPorts extends Pick<events.EventQueue, 'push'> {
  /** How products were found. */
  readonly origins?: OriginMemory | undefined;
  readonly notifyRecommender?: NotifyRecommender | undefined;
  readonly channel?: string | undefined;
}

/** Turns what happens on every page into events; a visit is the time between two changes of the path. */
export function createTracker({
  push,
  origins = createOriginMemory(),
  notifyRecommender = () => undefined,
  channel = 'ECOMM',
}: TrackerPorts) {
  let visit = 0;
  let path: string | undefined;
  let context: events.EventContext = {};
  /** Links that were chosen before the first page view, whose context every event has. */
  const early: events.NavigationInput[] = [];
  /** Products that the page shows, by master id. */
  const shown = new Map<string, events.ProductShape>();
  /** What the checkout of this document knew of its cart. */
  const checkedOut: { couponItems?: events.CartShape['couponItems'] } = {};

  return {
    push,
    origins,
    notifyRecommender,
    shown,
    checkedOut,
    visit: () => visit,
    path: () => path,
    context: () => context,
    page: (page: events.PageInput): void => {
      if (page.path !== path) {
        path = page.path;
        visit += 1;
        shown.clear();
      }
      const view = events.pageView(page);
      context = { page_type: view.page_type, user_segment: view.user_segment, channel };
      push(view, { cause: `page ${visit}` });
      for (const entry of early.splice(0)) push(events.navigation(entry));
    },
    navigation: (entry: events.NavigationInput): void => {
      if (path === undefined) early.push(entry);
      else push(events.navigation(entry));
    },
    popUp: (name: string, action: events.PopUpEvent['pop_up_action']): void =>
      push(events.popUp(name, action), { cause: action === 'show' ? `pop-up ${visit} ${name}` : undefined }),
    experience: (id: string, name: string): void =>
      push(events.experience(id, name), { cause: `experience ${visit} ${id}` }),
    account: (type: 'sign_up' | 'login', method: string): void =>
      push((type === 'login' ? events.login : events.signUp)(method)),
    newsletter: (method: string, isConfirmed: boolean | undefined): void =>
      push(events.newsletter(method, isConfirmed)),
  };
}
