import type { ArticleQuery, ArticleResults, AudienceFacts, ContentPlace } from '../model/index.ts';

/** How something ended that a shopper asked for: done, or rejected in words. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** What a newsletter form sends (spec 3 §3). */
export interface NewsletterPayload {
  readonly optIn: true;
  readonly campaignName: string;
  readonly email: string;
  readonly acquisitionType: 'Signup';
}

/** The two fields of a newsletter form. */
export interface NewsletterFields {
  readonly email: string;
  readonly policy: boolean;
}

/** What is wrong with each of the two fields: a broken rule, or its words. */
export interface NewsletterErrors {
  readonly email?: string | undefined;
  readonly policy?: string | undefined;
}

/** Where newsletter forms go. */
export interface NewsletterPort {
  /**
   * The rules that the application's schema finds broken before anything is sent, `required` or another; without it, or
   * where it cannot be had, the form asks for both fields and leaves the rest to the answer.
   */
  readonly check?: ((fields: NewsletterFields) => Promise<NewsletterErrors>) | undefined;
  /** Takes the same fields as a form post, for visitors without JavaScript. */
  readonly action: string;
  readonly subscribe: (payload: NewsletterPayload) => Promise<Outcome>;
  /** Filled in and locked for somebody who is signed in (spec 3 §6). */
  readonly email?: string | undefined;
  readonly isSubscribed?: boolean | undefined;
}

/** What the form of an event sends; the application adds who the shopper is (spec 3 §3). */
export interface EventPayload {
  readonly eventId: string;
  /** Comma joined; empty for an event of one day. */
  readonly attendingDays: string;
  readonly eventTermsAccepted: true;
  readonly plusOne: string;
  /** What was typed into fields that an answer has asked for. */
  readonly asked?: Readonly<Partial<Record<AskedField['name'], string>>> | undefined;
}

/** A field that the list of an event needs and the account lacks; the answer asks for it in words. */
export interface AskedField {
  readonly name: 'firstName' | 'lastName';
  readonly label: string;
  readonly error?: string | undefined;
  readonly value?: string | undefined;
}

/** What was sent, for the form of a document that comes back. */
export interface JoinSent {
  readonly attendingDays: readonly string[];
  readonly plusOne: string;
  readonly eventTermsAccepted: boolean;
}

/** Why somebody is not on the list: in all, at which fields, and what else has to be known. */
export interface JoinError {
  readonly ok: false;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>> | undefined;
  readonly asks?: readonly AskedField[] | undefined;
  readonly sent?: JoinSent | undefined;
}
export type JoinOutcome = { readonly ok: true } | JoinError;

/** Where events are joined. */
export interface EventPort {
  /** The page that does the same without JavaScript. */
  readonly pageUrl: (eventId: string) => string;
  readonly join: (payload: EventPayload) => Promise<JoinOutcome>;
  /** Undefined while it is not known whether somebody is signed in. */
  readonly isSignedIn: boolean | undefined;
  readonly signInUrl: (eventId: string) => string;
  readonly signUpUrl: (eventId: string) => string;
  readonly timeZone: string;
  readonly formatDay: (day: string) => string;
}

/** Where articles come from. */
export interface ArticlePort {
  readonly load: (query: ArticleQuery, signal: AbortSignal) => Promise<ArticleResults>;
  /** The page of the articles with these tags, for links that work without JavaScript. */
  readonly pageUrl: (tags: readonly string[], page: number) => string;
  readonly formatDate: (date: string) => string;
}

/** How adding ended; `rejected` says of each item that is not in the bag why it is not, the others are. */
export type AddOutcome =
  | Extract<Outcome, { ok: true }>
  | (Extract<Outcome, { ok: false }> & {
      readonly rejected?: readonly { readonly sku: string; readonly message: string }[];
    });

/** Adds what a shopper has chosen of an upsell, all in one step. */
export interface CartPort {
  readonly add: (items: readonly { readonly id: string; readonly sku: string }[]) => Promise<AddOutcome>;
  /** How many of each SKU are left; a SKU that is missing is not known. */
  readonly quantities?: Readonly<Record<string, number>> | undefined;
  /** A showcase shows items without stock, too (spec 3 §5). */
  readonly isShowcase?: boolean | undefined;
}

/** Draws the gallery of another provider into an element, and takes it away again. */
export interface GalleryPort {
  readonly mount: (
    element: HTMLElement,
    gallery: {
      readonly containerId: string;
      readonly filter?: string | undefined;
      readonly tag?: string | undefined;
    },
    /** Takes what goes wrong after the call has returned. */
    onFault: (cause: unknown) => void,
  ) => () => void;
  /** The page that shows the same without JavaScript, of a product or category where there is one. */
  readonly pageUrl?: ((of: string | undefined) => string) | undefined;
}

/** Players of other providers (spec 3 §2). */
export interface PlayerPort {
  /** True once the visitor has allowed what such a player stores. */
  readonly isAllowed: boolean;
  /** Opens the settings in which that is allowed. */
  readonly onAsk?: (() => void) | undefined;
}

/** Something a block reports, for analytics; the application sends it where the visitor has agreed to that. A fault is for its log alone (spec 3 §8). */
export type BlockEvent =
  | { readonly type: 'experience-shown'; readonly experienceId: string; readonly name: string }
  | { readonly type: 'pop-up'; readonly action: 'expanded' | 'closed' | 'clicked'; readonly name: string }
  | {
      readonly type: 'recommendation-impressions';
      readonly blockId: string;
      readonly decision?: { readonly name: string; readonly experience: string } | undefined;
      readonly products: readonly { readonly id: string; readonly recToken?: string | undefined }[];
    }
  | {
      readonly type: 'recommendation-click';
      readonly blockId: string;
      readonly product: { readonly id: string; readonly recToken?: string | undefined };
    }
  | { readonly type: 'upsell-impressions'; readonly blockId: string; readonly ids: readonly string[] }
  | { readonly type: 'fault'; readonly blockId: string; readonly detail: string };

/** What blocks ask of the application beside what they show; a block without its port leaves that part out. */
export interface BlockPorts {
  readonly newsletter?: NewsletterPort | undefined;
  readonly events?: EventPort | undefined;
  readonly articles?: ArticlePort | undefined;
  readonly cart?: CartPort | undefined;
  readonly galleries?: GalleryPort | undefined;
  readonly players?: PlayerPort | undefined;
  /** False where the site shows no films of a hosted player (spec 3 §2). */
  readonly hasHostedVideo?: boolean | undefined;
  /** Who the visitor is; undefined until it is known, and the baseline shows until then. */
  readonly audience?: AudienceFacts | undefined;
  /** Id of a segment that overrides the match, for whoever may preview. */
  readonly testContext?: string | undefined;
  /** A hook that answers the variant that was decided on for an experience. */
  readonly useVariant?: ((experienceId: string) => string | undefined) | undefined;
  /** Product and category of the page. */
  readonly place?: (ContentPlace & { readonly category?: string | undefined }) | undefined;
  /** Kind of the page, such as `PDP`; a gallery hides its title on product and customs pages. */
  readonly hidesGalleryTitles?: boolean | undefined;
  readonly onEvent?: ((event: BlockEvent) => void) | undefined;
  /** The address of a small picture that a menu names; without it menus show titles only. */
  readonly menuIconUrl?: ((icon: string) => string) | undefined;
  /** The address of a page that shows what a `#modal…` link opens, for visitors without JavaScript. */
  readonly modalUrl?: ((name: string) => string) | undefined;
}
