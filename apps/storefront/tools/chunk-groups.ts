/**
 * Bundles few files instead of fifty: libraries, the code of every page, of many pages, and of forms, cart or
 * listings. A group takes all imports of its modules, unless a group of higher priority has them.
 */
export const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|jotai|cookie-es)[\\/]/,
    priority: 4,
  },
  {
    name: 'shell',
    test: /[\\/](?:frame[\\/](?:Shell|FaultPage|FaultView)\.tsx|hydration[\\/](?:deferred-client|when-idle)\.ts|consent[\\/](?:consent-slot|tag-settings)\.ts|tracking[\\/]model[\\/](?:load-parts|parts-of)\.ts|cart[\\/](?:model[\\/]fetcher-keys|state[\\/]cart)\.ts|state[\\/]shopper\.ts|icons[\\/]BagIcon\.tsx)$/,
    priority: 3,
  },
  {
    name: 'shared',
    test: /^(?!.*[\\/](?:checkout|fields|listing|features[\\/](?:buy[\\/]cart|account|measure[\\/](?:consent|tracking)|browse[\\/](?:compare|customisation|product|reviews|stores))|ui[\\/]src[\\/]product[\\/](?:SizePicker|SwatchGroup)\.tsx|prices[\\/]LowestPriceNote\.tsx|blocks[\\/]src[\\/](?:event|newsletter|parts[\\/]TextPart\.tsx)|navigation[\\/]Pagination\.tsx|(?:phone|validation|analytics)[\\/]src|shared[\\/]captcha|(?:experiments[\\/]src|shared)[\\/]consent|model[\\/]browsing-memory\.ts|frame[\\/](?:BelowProduct\.tsx|below-product)|model[\\/]event-days\.ts|sites[\\/]place-forms\.ts|forms[\\/]PhoneField\.tsx|form-errors[\\/](?:FieldErrorSummary|FormErrors)\.tsx|frame[\\/]ShareLinkButton\.tsx|blocks[\\/]src[\\/]recommendation-carousel|ui[\\/]src[\\/]media[\\/](?:Carousel|use-scroll-state|use-hold|show-focused)|cards[\\/]components[\\/](?:ProductRow|ShopCard|CardTools)\.tsx|content[\\/](?:components[\\/](?:InteractiveBlock|PageBlocks|PersonalCarousel)|model[\\/]personal-rows)\.tsx?)[\\/]?)/,
    minShareCount: 3,
    priority: 2,
  },
  // Product rows, which most pages load near the viewport, and their cards.
  {
    name: 'rows',
    test: /[\\/](?:blocks[\\/]src[\\/]recommendation-carousel[\\/]|ui[\\/]src[\\/]media[\\/](?:Carousel|use-scroll-state|use-hold|show-focused)|cards[\\/]components[\\/]ProductRow\.tsx|content[\\/](?:components[\\/](?:InteractiveBlock|PageBlocks|PersonalCarousel)|model[\\/]personal-rows)\.tsx?)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'cards',
    test: /[\\/]cards[\\/]components[\\/](?:ShopCard|CardTools)\.tsx$/,
    minShareCount: 2,
    priority: 2,
  },
  // What all parts of the tracking share, none of which a page loads before its first use.
  {
    name: 'tracking',
    test: /[\\/](?:measure[\\/]tracking[\\/](?:model[\\/](?:page-facts|navigation-watch|tracker)|components[\\/](?:use-changes|use-has-facts|Part))|pages[\\/]route-id|analytics[\\/]src[\\/](?:events[\\/](?:read|shop-events|item-parts|item-sum)|queue|origin-memory|listing-origin|personal|discount-tag|paths))/,
    minShareCount: 2,
    priority: 1,
  },
  // The product page needs it, and nothing else of the next group.
  { name: 'product-rows', test: /[\\/]product[\\/]model[\\/]product-rows\.ts$/, priority: 1 },
  {
    name: 'BrowseTracking',
    test: /[\\/]measure[\\/]tracking[\\/](?:components[\\/]BrowseTracking|model[\\/](?:list-tracker|page-watch|show-rows|rows|product-shapes|promotion-watch))/,
    priority: 0,
  },
  {
    name: 'cart-tracking',
    test: /[\\/](?:measure[\\/]tracking[\\/]model[\\/]cart-shapes|analytics[\\/]src[\\/]events[\\/](?:cart-events|item-of-line))/,
    minShareCount: 2,
    priority: 0,
  },
  // Field errors, which the sizes of a product have, too.
  { name: 'field', test: /[\\/]ui[\\/]src[\\/]fields[\\/](?:Field\.tsx|field\.module\.css)/, priority: 2 },
  { name: 'fields', test: /[\\/]ui[\\/]src[\\/]fields[\\/]/, minShareCount: 2, priority: 1 },
  // Error summaries of forms with many fields.
  {
    name: 'form-errors',
    test: /[\\/]form-errors[\\/](?:FieldErrorSummary|FormErrors)\.tsx/,
    minShareCount: 2,
    priority: 1,
  },
  // Forms of the bag need it, too; a group takes along what its modules import, so it comes before the next.
  { name: 'one-press', test: /[\\/]buy[\\/]cart[\\/]model[\\/]one-press\.ts$/, priority: 1 },
  // Adding to the cart without the mini cart.
  {
    name: 'press',
    test: /[\\/](?:buy[\\/]cart[\\/](?:components[\\/](?:use-add-to-bag|LazyMiniCart|load-mini-cart)|state[\\/]dialogs)|product[\\/]model[\\/]size-options)\.tsx?$/,
    priority: 1,
  },
  {
    name: 'bag',
    test: /[\\/]features[\\/]buy[\\/]cart[\\/](?!state[\\/]|components[\\/](?:LazyMiniCart|BagLink|Gift))/,
    minShareCount: 3,
    priority: 1,
  },
  // The mini cart in one file: a press before it is preloaded waits for one round trip.
  {
    name: 'bag-dialog',
    test: /[\\/]buy[\\/]cart[\\/]components[\\/]Mini(?:Cart|Line|Added)\.tsx$/,
    priority: 1,
  },
  // Lists of orders and reviews have pages, too, and nothing else of a listing.
  { name: 'pagination', test: /[\\/]navigation[\\/]Pagination\.tsx/, minShareCount: 2, priority: 2 },
  { name: 'listing', test: /[\\/]features[\\/]browse[\\/]listing[\\/]/, minShareCount: 2, priority: 1 },
  // A group includes the class names of its imports, and so does every page that uses them.
  {
    name: 'form-styles',
    test: /[\\/]features[\\/]account[\\/](?:account|identity)[\\/].*\.module\.css/,
    minShareCount: 2,
    priority: 2,
  },
  // Phone numbers and their rules, for checkout and account.
  {
    name: 'typed',
    test: /[\\/](?:(?:phone|validation)[\\/]src[\\/]|forms[\\/]PhoneField\.tsx)/,
    minShareCount: 2,
    priority: 1,
  },
  // The address form, shared by account and checkout.
  {
    name: 'address',
    test: /[\\/]features[\\/]buy[\\/]checkout[\\/](?:components[\\/](?:Address(?!Text)|StepErrors)|model[\\/]address(?!-lines))/,
    minShareCount: 2,
    priority: 1,
  },
  // The frame of the account and its orders, for pages without a form.
  {
    name: 'account-frame',
    test: /[\\/]features[\\/]account[\\/]account[\\/](?:components[\\/](?:AccountPage|OrderCard)\.tsx|model[\\/](?:order-status|sections)\.ts)/,
    minShareCount: 2,
    priority: 1,
  },
  // Sign-in fields, without the rules of a new account.
  {
    name: 'credentials',
    test: /[\\/]features[\\/]account[\\/]identity[\\/]components[\\/](?:EmailField|FormProblems|IdentityPage|PasswordField)\.tsx/,
    minShareCount: 2,
    priority: 1,
  },
  // Shared by the forms of account and sign-in only.
  {
    name: 'forms',
    test: /[\\/]features[\\/]account[\\/](?:account|identity)[\\/](?!components[\\/](?:Account(?:Link|Menu)|Address(?:Form|Page)|PersonInput|PasswordChecklist|NewPasswordField)|model[\\/]sign-up)/,
    minShareCount: 2,
    priority: 0,
  },
] as const;
