import type {
  ArticleQuery,
  ArticleResults,
  AudienceFacts,
  Block,
  ContentPlace,
  ProductCardModel,
  UpsellItem,
} from '../model/index.ts';

/** The result of a shopper's action: done, or rejected with texts. */
export type Outcome = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** The payload of a newsletter form (spec 3 §3). */
export interface NewsletterPayload {
  readonly optIn: true;
  readonly campaignName: string;
  readonly email: string;
  readonly acquisitionType: 'Signup';
}

export interface NewsletterFields {
  readonly email: string;
  readonly policy: boolean;
}

/** Per field: a broken rule, or its text. */
export interface NewsletterErrors {
  readonly email?: string | undefined;
  readonly policy?: string | undefined;
}

export interface NewsletterPort {
  /** Checks the fields before they are sent; without it only presence is checked. */
  readonly check?: ((fields: NewsletterFields) => Promise<NewsletterErrors>) | undefined;
  /** Takes the same fields as a form post, for visitors without JavaScript. */
  readonly action: string;
  readonly subscribe: (payload: NewsletterPayload) => Promise<Outcome>;
  /** Prefilled and locked for a signed-in customer (spec 3 §6). */
  readonly email?: string | undefined;
  readonly isSubscribed?: boolean | undefined;
}

/** The payload of an event form; the application adds the customer (spec 3 §3). */
export interface EventPayload {
  readonly eventId: string;
  readonly attendingDays: string;
  readonly eventTermsAccepted: true;
  readonly plusOne: string;
  /** Values of fields that an earlier response requested. */
  readonly asked?: Readonly<Partial<Record<AskedField['name'], string>>> | undefined;
}

/** A field that the event needs and the account lacks. */
export interface AskedField {
  readonly name: 'firstName' | 'lastName';
  readonly label: string;
  readonly error?: string | undefined;
  readonly value?: string | undefined;
}

/** What was sent, to refill the form without JavaScript. */
export interface JoinSent {
  readonly attendingDays: readonly string[];
  readonly plusOne: string;
  readonly eventTermsAccepted: boolean;
}

/** Why joining failed: for the form, per field, and which fields are missing. */
export interface JoinError {
  readonly ok: false;
  readonly message: string;
  readonly errors?: Readonly<Record<string, string>> | undefined;
  readonly asks?: readonly AskedField[] | undefined;
  readonly sent?: JoinSent | undefined;
}
export type JoinOutcome = { readonly ok: true } | JoinError;

export interface EventPort {
  /** The page that does the same without JavaScript. */
  readonly pageUrl: (eventId: string) => string;
  readonly join: (payload: EventPayload) => Promise<JoinOutcome>;
  /** Undefined while the session is unknown. */
  readonly isSignedIn: boolean | undefined;
  readonly signInUrl: (eventId: string) => string;
  readonly signUpUrl: (eventId: string) => string;
  readonly timeZone: string;
  readonly formatDay: (day: string) => string;
}

export interface ArticlePort {
  readonly load: (query: ArticleQuery, signal: AbortSignal) => Promise<ArticleResults>;
  /** The page with these tags, for links without JavaScript. */
  readonly pageUrl: (tags: readonly string[], page: number) => string;
  readonly formatDate: (date: string) => string;
}

/** The result of adding; `rejected` gives the reason for each item that was not added. */
export type AddOutcome =
  | Extract<Outcome, { ok: true }>
  | (Extract<Outcome, { ok: false }> & {
      readonly rejected?: readonly { readonly sku: string; readonly message: string }[];
    });

/** Adds the chosen items of an upsell in one request. */
export interface CartPort {
  readonly add: (items: readonly { readonly id: string; readonly sku: string }[]) => Promise<AddOutcome>;
  /** Units left per SKU; a missing SKU is unknown. */
  readonly quantities?: Readonly<Record<string, number>> | undefined;
  /** A showcase also shows items out of stock (spec 3 §5). */
  readonly isShowcase?: boolean | undefined;
}

/** Mounts and unmounts the gallery of another provider. */
export interface GalleryPort {
  readonly mount: (
    element: HTMLElement,
    gallery: {
      readonly containerId: string;
      readonly filter?: string | undefined;
      readonly tag?: string | undefined;
    },
    /** Receives errors that occur after the call has returned. */
    onFault: (cause: unknown) => void,
  ) => () => void;
  /** The page that shows the same without JavaScript, optionally of a product or category. */
  readonly pageUrl?: ((of: string | undefined) => string) | undefined;
}

/** Video players of other providers (spec 3 §2). */
export interface PlayerPort {
  /** True once the visitor has consented to what the player stores. */
  readonly isAllowed: boolean;
  /** Opens the consent settings. */
  readonly onAsk?: (() => void) | undefined;
}

/** A block event for analytics, sent only with consent; faults go to the log only (spec 3 §8). */
export type BlockEvent =
  | { readonly type: 'experience-shown'; readonly experienceId: string; readonly name: string }
  | {
      readonly type: 'pop-up';
      readonly action: 'shown' | 'expanded' | 'closed' | 'clicked';
      readonly name: string;
    }
  /** The blocks that an audience or a decision has chosen. */
  | { readonly type: 'blocks-chosen'; readonly blockId: string; readonly blocks: readonly Block[] }
  | {
      readonly type: 'recommendation-impressions';
      readonly blockId: string;
      readonly decision?: { readonly name: string; readonly experience: string } | undefined;
      /** What the carousel recommends. */
      readonly widget?: string | undefined;
      readonly products: readonly ProductCardModel[];
    }
  | {
      readonly type: 'recommendation-click';
      readonly blockId: string;
      readonly product: { readonly id: string; readonly recToken?: string | undefined };
    }
  | { readonly type: 'upsell-impressions'; readonly blockId: string; readonly items: readonly UpsellItem[] }
  | { readonly type: 'fault'; readonly blockId: string; readonly detail: string };

/** The functions that the application gives to blocks; a block without its port omits that part. */
export interface BlockPorts {
  readonly newsletter?: NewsletterPort | undefined;
  readonly events?: EventPort | undefined;
  readonly articles?: ArticlePort | undefined;
  readonly cart?: CartPort | undefined;
  readonly galleries?: GalleryPort | undefined;
  readonly players?: PlayerPort | undefined;
  readonly hasHostedVideo?: boolean | undefined;
  /** The visitor; undefined until known, the baseline shows until then. */
  readonly audience?: AudienceFacts | undefined;
  /** Id of a segment that overrides the match, in previews. */
  readonly testContext?: string | undefined;
  /**
   * A hook that returns the variant decided for an experience: the one that the page was rendered with until the
   * visitor's own decisions are known.
   */
  readonly useVariant?:
    | ((experienceId: string, rendered: string | undefined) => string | undefined)
    | undefined;
  readonly place?: (ContentPlace & { readonly category?: string | undefined }) | undefined;
  /** True on product and customs pages. */
  readonly hidesGalleryTitles?: boolean | undefined;
  readonly onEvent?: ((event: BlockEvent) => void) | undefined;
  /** The address of a menu icon; without it menus show titles only. */
  readonly menuIconUrl?: ((icon: string) => string) | undefined;
  /** The page that shows the content of a `#modal…` link without JavaScript. */
  readonly modalUrl?: ((name: string) => string) | undefined;
}
