import type { BlockTexts } from '@haberdash/blocks';
import type { PreviewSite } from '../sites/sites.ts';
import { formatMessage, type Values } from './message-format.ts';
import { messagesOf, type MessageKey } from './messages.ts';

type Say = (key: MessageKey, values?: Values) => string;

/** The texts of forms, by the shop's keys. */
const askingTexts = (
  say: Say,
): Pick<BlockTexts, 'articles' | 'newsletter' | 'event' | 'video' | 'upsell' | 'popUp'> => ({
  articles: () => ({
    filterBy: say('filterBy'),
    clearAll: say('clearAll'),
    seeMore: say('seeMore'),
    seeLess: say('seeLess'),
    loadMore: say('loadMore'),
    loading: say('loadingArticles'),
    none: say('noArticles'),
    count: (count) => say('articleCount', { count }),
  }),
  newsletter: () => ({
    title: say('newsletter'),
    email: say('email'),
    emailHint: say('emailHint'),
    policy: say('newsletterPolicy'),
    submit: say('subscribe'),
    submitting: say('subscribing'),
    success: say('subscribed'),
    alreadySubscribed: say('alreadySubscribed'),
    invalidEmail: say('invalidEmail'),
    requiredEmail: say('requiredEmail'),
    requiredPolicy: say('requiredPolicy'),
    failed: say('failed'),
  }),
  event: () => ({
    open: say('joinEvent'),
    signInTitle: say('eventSignIn'),
    signInText: say('eventSignInText'),
    signIn: say('signIn'),
    createAccount: say('createAccount'),
    signUpTitle: say('eventSignUp'),
    signUpText: say('eventSignUpText'),
    days: say('eventDays'),
    plusOne: say('eventPlusOne'),
    terms: say('eventTerms'),
    requiredTerms: say('requiredEventTerms'),
    requiredDay: say('requiredEventDay'),
    submit: say('join'),
    submitting: say('joining'),
    confirmed: say('joined'),
    dismiss: say('dismiss'),
    failed: say('failed'),
  }),
  video: () => ({
    play: say('play'),
    pause: say('pause'),
    film: say('film'),
    outside: say('outsidePlayer'),
    allow: say('allowPlayer'),
    watchThere: say('watchThere'),
  }),
  upsell: () => ({
    title: say('completeTheLook'),
    add: say('addToBag'),
    adding: say('adding'),
    addChosen: (count) => say('addChosen', { count }),
    choose: (name) => say('chooseItem', { name }),
    added: say('added'),
    failed: say('failed'),
  }),
  popUp: () => ({ region: say('offer'), close: say('closeOffer') }),
});

/** The blocks' texts of a site; a new text does not compile without. */
export function blockTextsOf(site: PreviewSite): BlockTexts {
  const messages = messagesOf(site.locale, site.language);
  const say: Say = (key, values = {}) => formatMessage(messages[key], values, site.languageTag);
  return {
    promotions: say('promotions'),
    closePromotions: say('closePromotions'),
    previousMessage: say('previousMessage'),
    nextMessage: say('nextMessage'),
    pause: say('pause'),
    play: say('play'),
    position: (number, total) => say('slideOf', { number, total }),
    carousel: say('carousel'),
    slide: say('slide'),
    previousSlide: say('previousSlide'),
    nextSlide: say('nextSlide'),
    recommendations: say('recommendations'),
    newTab: say('opensInNewTab'),
    close: say('close'),
    mainMenu: say('mainMenu'),
    openMenu: say('openMenu'),
    closeMenu: say('closeMenu'),
    expandMenu: (title) => say('expandMenu', { title }),
    shopAll: (category) => say('shopAll', { category }),
    colorsOf: (product) => say('coloursOf', { product }),
    moreColors: (count) => say('moreColours', { count }),
    sizesInStock: (sizes) => say('sizesInStock', { sizes: sizes.join(', ') }),
    soldOut: say('soldOut'),
    priceNow: say('priceNow'),
    priceWas: say('priceWas'),
    priceFrom: (price) => say('priceFrom', { price }),
    // Required by EU law.
    lowestPrice: site.currency === 'EUR' ? (price) => say('lowestPriceShort', { price }) : undefined,
    ratingOf: (score) => say('ratingOutOf', { score }),
    reviews: (count) => say('reviewsCount', { count }),
    ...askingTexts(say),
  };
}
