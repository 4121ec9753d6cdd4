/** Every text a block shows that is not content; the application takes them from its messages. */
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
  /** "Colours of Fell Runner 2". */
  readonly colorsOf: (product: string) => string;
  /** "3 more colours". */
  readonly moreColors: (count: number) => string;
  readonly soldOut: string;
  /** Read before the parts of a reduced price: "Now", "Was". */
  readonly priceNow: string;
  readonly priceWas: string;
  /** "From $39.95", of a reduced price that not every colour has. */
  readonly priceFrom: (price: string) => string;
  /** Beside a reduction, the lowest price of the 30 days before it; absent where no law asks for it. */
  readonly lowestPrice?: ((price: string) => string) | undefined;
  /** "4.3 of 5 stars". */
  readonly ratingOf: (score: number) => string;
  /** "128 reviews". */
  readonly reviews: (count: number) => string;
}
