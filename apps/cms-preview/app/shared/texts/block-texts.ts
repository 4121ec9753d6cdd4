import type { BlockTexts } from '@haberdash/blocks';
import type { PreviewSite } from '../sites/sites.ts';
import { formatMessage, type Values } from './message-format.ts';
import { messagesOf, type MessageKey } from './messages.ts';

type Translate = (key: MessageKey, values?: Values) => string;

/** The texts of forms, by the shop's keys. */
const formTexts = (
  translate: Translate,
): Pick<BlockTexts, 'articles' | 'newsletter' | 'event' | 'video' | 'upsell' | 'popUp'> => ({
  articles: () => ({
    filterBy: translate('filterBy'),
    clearAll: translate('clearAll'),
    seeMore: translate('seeMore'),
    seeLess: translate('seeLess'),
    loadMore: translate('loadMore'),
    loading: translate('loadingArticles'),
    none: translate('noArticles'),
    count: (count) => translate('articleCount', { count }),
  }),
  newsletter: () => ({
    title: translate('newsletter'),
    email: translate('email'),
    emailHint: translate('emailHint'),
    policy: translate('newsletterPolicy'),
    submit: translate('subscribe'),
    submitting: translate('subscribing'),
    success: translate('subscribed'),
    alreadySubscribed: translate('alreadySubscribed'),
    invalidEmail: translate('invalidEmail'),
    requiredEmail: translate('requiredEmail'),
    requiredPolicy: translate('requiredPolicy'),
    failed: translate('failed'),
  }),
  event: () => ({
    open: translate('joinEvent'),
    signInTitle: translate('eventSignIn'),
    signInText: translate('eventSignInText'),
    signIn: translate('signIn'),
    createAccount: translate('createAccount'),
    signUpTitle: translate('eventSignUp'),
    signUpText: translate('eventSignUpText'),
    days: translate('eventDays'),
    plusOne: translate('eventPlusOne'),
    terms: translate('eventTerms'),
    requiredTerms: translate('requiredEventTerms'),
    requiredDay: translate('requiredEventDay'),
    submit: translate('join'),
    submitting: translate('joining'),
    confirmed: translate('joined'),
    dismiss: translate('dismiss'),
    failed: translate('failed'),
  }),
  video: () => ({
    play: translate('play'),
    pause: translate('pause'),
    film: translate('film'),
    outside: translate('outsidePlayer'),
    allow: translate('allowPlayer'),
    watchThere: translate('watchThere'),
  }),
  upsell: () => ({
    title: translate('completeTheLook'),
    add: translate('addToBag'),
    adding: translate('adding'),
    addChosen: (count) => translate('addChosen', { count }),
    choose: (name) => translate('chooseItem', { name }),
    added: translate('added'),
    failed: translate('failed'),
  }),
  popUp: () => ({ region: translate('offer'), close: translate('closeOffer') }),
});

/** The blocks' texts of a site; a new text does not compile without. */
export function blockTextsOf(site: PreviewSite): BlockTexts {
  const messages = messagesOf(site.locale, site.language);
  const translate: Translate = (key, values = {}) => formatMessage(messages[key], values, site.languageTag);
  return {
    promotions: translate('promotions'),
    closePromotions: translate('closePromotions'),
    previousMessage: translate('previousMessage'),
    nextMessage: translate('nextMessage'),
    pause: translate('pause'),
    play: translate('play'),
    position: (number, total) => translate('slideOf', { number, total }),
    carousel: translate('carousel'),
    slide: translate('slide'),
    previousSlide: translate('previousSlide'),
    nextSlide: translate('nextSlide'),
    recommendations: translate('recommendations'),
    newTab: translate('opensInNewTab'),
    close: translate('close'),
    mainMenu: translate('mainMenu'),
    openMenu: translate('openMenu'),
    closeMenu: translate('closeMenu'),
    expandMenu: (title) => translate('expandMenu', { title }),
    shopAll: (category) => translate('shopAll', { category }),
    colorCount: (count) => translate('colourCount', { count }),
    sizesInStock: (sizes) => translate('sizesInStock', { sizes: sizes.join(', ') }),
    soldOut: translate('soldOut'),
    priceNow: translate('priceNow'),
    priceWas: translate('priceWas'),
    priceFrom: (price) => translate('priceFrom', { price }),
    // The law of the European Union asks for it.
    lowestPrice: site.currency === 'EUR' ? (price) => translate('lowestPriceShort', { price }) : undefined,
    ratingOf: (score) => translate('ratingOutOf', { score }),
    ratingShort: (score, count) => translate('ratingShort', { score, count }),
    reviews: (count) => translate('reviewsCount', { count }),
    ...formTexts(translate),
  };
}
