export interface ArticleTexts {
  readonly filterBy: string;
  readonly clearAll: string;
  readonly seeMore: string;
  readonly seeLess: string;
  readonly loadMore: string;
  readonly loading: string;
  readonly none: string;
  readonly count: (count: number) => string;
}

export interface NewsletterTexts {
  readonly title: string;
  readonly email: string;
  readonly emailHint: string;
  readonly policy: string;
  readonly submit: string;
  readonly submitting: string;
  readonly success: string;
  readonly alreadySubscribed: string;
  readonly invalidEmail: string;
  readonly requiredEmail: string;
  readonly requiredPolicy: string;
  readonly failed: string;
}

export interface EventTexts {
  readonly open: string;
  readonly signInTitle: string;
  readonly signInText: string;
  readonly signIn: string;
  readonly createAccount: string;
  readonly signUpTitle: string;
  readonly signUpText: string;
  readonly days: string;
  readonly plusOne: string;
  readonly terms: string;
  readonly requiredTerms: string;
  readonly requiredDay: string;
  readonly submit: string;
  readonly submitting: string;
  readonly confirmed: string;
  readonly dismiss: string;
  readonly failed: string;
}

export interface VideoTexts {
  readonly play: string;
  readonly pause: string;
  /** Names a film without a title: "Film". */
  readonly film: string;
  /** Beside the button that loads an outside player. */
  readonly outside: string;
  readonly allow: string;
  readonly watchThere: string;
}

export interface UpsellTexts {
  readonly title: string;
  readonly add: string;
  readonly adding: string;
  /** "Add 2 to bag". */
  readonly addChosen: (count: number) => string;
  readonly choose: (name: string) => string;
  readonly added: string;
  readonly failed: string;
}

export interface PopUpTexts {
  readonly region: string;
  readonly close: string;
}

/** Every text of the blocks that is not content; from the application's messages. */
export interface BlockTexts {
  /** Names the promo bar: "Promotions". */
  readonly promotions: string;
  readonly closePromotions: string;
  readonly previousMessage: string;
  readonly nextMessage: string;
  readonly pause: string;
  readonly play: string;
  /** "2 of 3". */
  readonly position: (index: number, count: number) => string;
  /** Role descriptions in the shopper's language: "carousel", "slide". */
  readonly carousel: string;
  readonly slide: string;
  readonly previousSlide: string;
  readonly nextSlide: string;
  /** Names a row of products without a title: "Recommended for you". */
  readonly recommendations: string;
  /** Read after a link that opens a new tab. */
  readonly newTab: string;
  readonly close: string;
  /** Names the main menu: "Main". */
  readonly mainMenu: string;
  readonly openMenu: string;
  readonly closeMenu: string;
  /** "Show Women menu". */
  readonly expandMenu: (title: string) => string;
  /** "See all in Women". */
  readonly shopAll: (title: string) => string;
  /** "3 colours". */
  readonly colorCount: (count: number) => string;
  /** The sizes of a product that can be bought, shown when its card is hovered. */
  readonly sizesInStock: (sizes: readonly string[]) => string;
  readonly soldOut: string;
  /** Read before the parts of a reduced price: "Now", "Was". */
  readonly priceNow: string;
  readonly priceWas: string;
  /** "From $39.95", of a reduced price that not every colour has. */
  readonly priceFrom: (price: string) => string;
  /** Shown with a reduction: the lowest price of the last 30 days, where the law requires it. */
  readonly lowestPrice?: ((price: string) => string) | undefined;
  /** "4.3 of 5 stars". */
  readonly ratingOf: (score: number) => string;
  /** What a card shows of it, beside a star: "4.3 (128)". */
  readonly ratingShort: (score: number, count: number) => string;
  /** "128 reviews". */
  readonly reviews: (count: number) => string;
  // Texts that few pages need: functions, so that an application can load them lazily.
  readonly articles: () => ArticleTexts;
  readonly newsletter: () => NewsletterTexts;
  readonly event: () => EventTexts;
  readonly video: () => VideoTexts;
  readonly upsell: () => UpsellTexts;
  readonly popUp: () => PopUpTexts;
}
