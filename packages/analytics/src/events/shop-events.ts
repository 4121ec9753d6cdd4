import { pageType } from '../page-type.ts';
import { analyticsCategoryId, analyticsProductId, pathOf } from '../paths.ts';
import { userSegment, type SegmentProfile } from '../user-segment.ts';
import type {
  AccountEvent,
  ExperienceEvent,
  NavigationEvent,
  PageViewEvent,
  PopUpEvent,
  PromotionEvent,
  SearchEvent,
} from './events.ts';
import { countOf, flagOf, idOf, known, textOf } from './read.ts';

export interface PageInput {
  readonly path: string;
  readonly title?: string | null | undefined;
  /** The meta description, which marks an unavailable page (spec 2 §2). */
  readonly description?: string | null | undefined;
  readonly locale?: string | null | undefined;
  readonly siteId?: string | null | undefined;
  readonly currency?: string | null | undefined;
  readonly profile?: SegmentProfile | null | undefined;
  readonly isLoggedIn?: boolean | null | undefined;
}

/** A page view (spec 2 §2): type, path without query and hash, and the segment, never the profile. */
export function pageView(page: PageInput): PageViewEvent {
  const path = typeof page.path === 'string' ? page.path : '';
  return {
    event: 'page_view',
    page_type: pageType(path, page.description ?? ''),
    page_path: idOf(pathOf(path)) ?? '/',
    user_segment: userSegment(page.profile),
    ...known({
      page_title: textOf(page.title),
      locale: idOf(page.locale),
      site_id: idOf(page.siteId),
      currency: idOf(page.currency),
      logged_in: flagOf(page.isLoggedIn),
      product_code: analyticsProductId(path),
      category_id: analyticsCategoryId(path),
    }),
  };
}

/** A search; e-mail addresses and phone numbers in the term are masked. */
export const search = (term: string, results?: number | null): SearchEvent => ({
  event: 'search',
  search_term: textOf(term) ?? '',
  ...known({ search_results: countOf(results) }),
});

const account =
  (event: AccountEvent['event']) =>
  (method?: string | null, profile?: SegmentProfile | null): AccountEvent => ({
    event,
    ...known({ method: textOf(method), user_segment: profile ? userSegment(profile) : undefined }),
  });

/** A sign-up; `method` is `form`, or `checkout` after an order. */
export const signUp = /* @__PURE__ */ account('sign_up');

/** A sign-in; `method` is `password`, `passkey` or `code`. */
export const login = /* @__PURE__ */ account('login');

/** A newsletter sign-up; `method` is the campaign of the form, `isConfirmed` what its response says (spec 3 §7). */
export const newsletter = (
  method?: string | null,
  isConfirmed?: boolean | null,
  profile?: SegmentProfile | null,
): AccountEvent => ({
  ...account('newsletter')(method, profile),
  ...(typeof isConfirmed === 'boolean'
    ? { subscription_status: isConfirmed ? ('confirmed' as const) : ('pending' as const) }
    : {}),
});

/** Tracking data of a promotion from the content service, and its slot (spec 3 §3). */
export interface PromotionInput {
  readonly promotionId?: string | null | undefined;
  readonly promotionName?: string | null | undefined;
  readonly creativeName?: string | null | undefined;
  readonly slot?: string | null | undefined;
}

const promotion =
  (event: PromotionEvent['event']) =>
  (input: PromotionInput | null | undefined): PromotionEvent | undefined => {
    const facts = known({
      promotion_id: idOf(input?.promotionId),
      promotion_name: textOf(input?.promotionName),
      creative_name: textOf(input?.creativeName),
      creative_slot: textOf(input?.slot),
    });
    const isNamed = facts.promotion_id !== undefined || facts.promotion_name !== undefined;
    return isNamed ? { event, ecommerce: { ...facts, items: [] } } : undefined;
  };

/** A promotion was viewed; undefined without id and name (spec 3 §3). */
export const viewPromotion = /* @__PURE__ */ promotion('view_promotion');

/** A promotion was selected; undefined without id and name (spec 3 §3). */
export const selectPromotion = /* @__PURE__ */ promotion('select_promotion');

export interface NavigationInput {
  readonly action: NavigationEvent['navigation_action'];
  /** `top`, `footer`, `secondary`. */
  readonly area: string;
  /** The name that is the same in every language (spec 3 §3, delocalizedTracking). */
  readonly name: string;
  readonly id?: string | null | undefined;
}

/** A menu was opened or a link chosen (spec 3 §4); undefined without a name. */
export function navigation({ action, area, name, id }: NavigationInput): NavigationEvent | undefined {
  const navigationName = textOf(name);
  if (navigationName === undefined) return undefined;
  return {
    event: 'navigation',
    navigation_action: action,
    navigation_area: textOf(area) ?? 'other',
    navigation_name: navigationName,
    ...known({ navigation_id: idOf(id) }),
  };
}

/** An experience showed what was decided (spec 3 §3, trackingEvent); undefined without id or name. */
export function experience(id: string, name: string): ExperienceEvent | undefined {
  const [experienceId, experienceName] = [idOf(id), textOf(name)];
  if (experienceId === undefined || experienceName === undefined) return undefined;
  return { event: 'experience', experience_id: experienceId, experience_name: experienceName };
}

/** A pop-up changed its state (spec 3 §4, §5); newsletter ones by their name. Undefined without a name. */
export function popUp(name: string, action: PopUpEvent['pop_up_action']): PopUpEvent | undefined {
  const popUpName = textOf(name);
  if (popUpName === undefined) return undefined;
  return {
    event: 'pop_up',
    pop_up_action: action,
    pop_up_name: popUpName,
    pop_up_kind: popUpName.toLowerCase().includes('newsletter') ? 'newsletter' : 'other',
  };
}
