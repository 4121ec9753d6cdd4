import type { ReactNode } from 'react';
import type { BlockTexts } from '../context/block-texts.ts';
import { BlockProvider, type BlockEnvironment } from '../context/BlockProvider.tsx';
import { ProductCard } from '../product-card/ProductCard.tsx';
import type { StoryLanguage } from './content-states.fixtures.ts';
import { storyImageUrl } from './pictures.ts';
import { germanTexts } from './texts.de.fixtures.ts';

export const texts: BlockTexts = {
  promotions: 'Promotions',
  closePromotions: 'Close promotions',
  previousMessage: 'Previous message',
  nextMessage: 'Next message',
  pause: 'Pause',
  play: 'Play',
  position: (index, count) => `${index} of ${count}`,
  carousel: 'carousel',
  slide: 'slide',
  previousSlide: 'Previous',
  nextSlide: 'Next',
  recommendations: 'Recommended for you',
  newTab: '(opens in a new tab)',
  close: 'Close',
  mainMenu: 'Main',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  expandMenu: (title) => `Show ${title} menu`,
  shopAll: (title) => `Shop all ${title}`,
  colorCount: (count) => `${count} colours`,
  sizesInStock: (sizes) => `In stock: ${sizes.join(', ')}`,
  soldOut: 'Sold out',
  priceNow: 'Now',
  priceWas: 'Was',
  priceFrom: (price) => `From ${price}`,
  ratingOf: (score) => `${score} of 5 stars`,
  ratingShort: (score, count) => `${score} (${count})`,
  reviews: (count) => `${count} reviews`,
  articles: () => ({
    filterBy: 'Filter by topic',
    clearAll: 'Clear all',
    seeMore: 'See more topics',
    seeLess: 'See fewer topics',
    loadMore: 'Load more',
    loading: 'Loading articles',
    none: 'No articles with these topics.',
    count: (count) => `${count} articles`,
  }),
  newsletter: () => ({
    title: 'Newsletter',
    email: 'Email',
    emailHint: 'For example name@example.com',
    policy: 'I agree to receive news by email.',
    submit: 'Sign up',
    submitting: 'Signing up',
    success: 'Thank you. Please confirm the mail that we have sent you.',
    alreadySubscribed: 'You already get our newsletter.',
    invalidEmail: 'Email is not valid',
    requiredEmail: 'This field is required',
    requiredPolicy: 'Please tick this box to continue',
    failed: 'That did not work. Please try again.',
  }),
  event: () => ({
    open: 'Join the event',
    signInTitle: 'Sign in to join',
    signInText: 'Members join with their account.',
    signIn: 'Sign in',
    createAccount: 'Create an account',
    signUpTitle: 'Create an account to join',
    signUpText: 'It takes a minute and is free.',
    days: 'Which days will you come?',
    plusOne: 'Name of your guest (optional)',
    terms: 'I accept the terms of the event.',
    requiredTerms: 'Please tick this box to continue',
    requiredDay: 'Please choose at least one day.',
    submit: 'Join',
    submitting: 'Joining',
    confirmed: 'You are on the list',
    dismiss: 'Dismiss',
    failed: 'That did not work. Please try again.',
  }),
  video: () => ({
    play: 'Play',
    pause: 'Pause',
    film: 'Film',
    outside: 'This film plays at YouTube, which then learns that you watch it.',
    allow: 'Allow and play',
    watchThere: 'Watch at YouTube',
  }),
  upsell: () => ({
    title: 'Complete the look',
    add: 'Add to bag',
    adding: 'Adding to bag',
    addChosen: (count) => `Add ${count} to bag`,
    choose: (name) => `Choose ${name}`,
    added: 'Added to your bag.',
    failed: 'That did not work. Please try again.',
  }),
  popUp: () => ({ region: 'Offer', close: 'Close offer' }),
};

const SITES = {
  en: { locale: 'en-us', path: '/en-us', numbers: 'en-US', texts },
  de: { locale: 'de-de', path: '/de-de', numbers: 'de-DE', texts: germanTexts },
} as const;

/** A shop's environment, by default in American English. */
export const environment = (
  overrides: Partial<BlockEnvironment> = {},
  language: StoryLanguage = 'en',
): BlockEnvironment => {
  const { numbers, ...site } = SITES[language];
  return {
    ...site,
    Link: 'a',
    imageUrl: storyImageUrl,
    formatMoney: (amount, currency) =>
      new Intl.NumberFormat(numbers, { style: 'currency', currency }).format(amount),
    ProductCard,
    ...overrides,
  };
};

interface InShopProps extends Partial<BlockEnvironment> {
  readonly language?: StoryLanguage | undefined;
  readonly children: ReactNode;
}

export const InShop = ({ children, language, ...overrides }: InShopProps) => (
  <BlockProvider value={environment(overrides, language)}>{children}</BlockProvider>
);

/** As a story decorator, in the language of the toolbar. */
export const inShop = (
  Story: () => ReactNode,
  { globals }: { readonly globals: Readonly<Record<string, unknown>> },
) => (
  <InShop language={globals['language'] === 'de' ? 'de' : 'en'}>
    <Story />
  </InShop>
);
