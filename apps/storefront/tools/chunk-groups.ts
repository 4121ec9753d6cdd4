/**
 * Few files instead of fifty: the libraries, what every page has, what many pages share, and what only forms, bag or
 * listings do. A group takes all that its modules import, unless one of a higher priority has it.
 */
export const chunkGroups = [
  {
    name: 'framework',
    test: /node_modules[\\/](?:react|react-dom|scheduler|react-router|jotai|cookie-es)[\\/]/,
    priority: 4,
  },
  {
    name: 'shell',
    test: /[\\/](?:frame[\\/](?:Shell|FaultPage|FaultView)\.tsx|hydration[\\/](?:deferred-client|when-idle)\.ts|consent[\\/]consent-slot\.ts|cart[\\/](?:model[\\/]fetcher-keys|state[\\/]cart)\.ts|state[\\/]shopper\.ts|icons[\\/]BagIcon\.tsx)$/,
    priority: 3,
  },
  {
    name: 'shared',
    test: /^(?!.*[\\/](?:checkout|fields|listing|features[\\/](?:buy[\\/]cart|account|measure[\\/]consent|browse[\\/](?:compare|customisation|product|reviews|stores))|ui[\\/]src[\\/]product[\\/](?:SizePicker|SwatchGroup)\.tsx|prices[\\/]LowestPriceNote\.tsx|blocks[\\/]src[\\/](?:event|newsletter|parts[\\/]TextPart\.tsx)|navigation[\\/]Pagination\.tsx|(?:phone|validation)[\\/]src|shared[\\/]captcha|(?:experiments[\\/]src|shared)[\\/]consent|model[\\/]browsing-memory\.ts|frame[\\/](?:BelowProduct\.tsx|below-product)|model[\\/]event-days\.ts|sites[\\/]place-forms\.ts|forms[\\/]PhoneField\.tsx|form-errors[\\/](?:FieldErrorSummary|FormErrors)\.tsx|frame[\\/]ShareLinkButton\.tsx|blocks[\\/]src[\\/]recommendation-carousel|ui[\\/]src[\\/]media[\\/](?:Carousel|use-scroll-state|use-hold|show-focused)|cards[\\/]components[\\/](?:ProductRow|ShopCard|CardTools)\.tsx|content[\\/]components[\\/](?:InteractiveBlock|PageBlocks)\.tsx)[\\/]?)/,
    minShareCount: 3,
    priority: 2,
  },
  // Rows of products, which most pages draw when they come near, and the cards in them.
  {
    name: 'rows',
    test: /[\\/](?:blocks[\\/]src[\\/]recommendation-carousel[\\/]|ui[\\/]src[\\/]media[\\/](?:Carousel|use-scroll-state|use-hold|show-focused)|cards[\\/]components[\\/]ProductRow\.tsx|content[\\/]components[\\/](?:InteractiveBlock|PageBlocks)\.tsx)/,
    minShareCount: 2,
    priority: 1,
  },
  {
    name: 'cards',
    test: /[\\/]cards[\\/]components[\\/](?:ShopCard|CardTools)\.tsx$/,
    minShareCount: 2,
    priority: 2,
  },
  // The error of a field, which the sizes of a product have, too.
  { name: 'field', test: /[\\/]ui[\\/]src[\\/]fields[\\/](?:Field\.tsx|field\.module\.css)/, priority: 2 },
  { name: 'fields', test: /[\\/]ui[\\/]src[\\/]fields[\\/]/, minShareCount: 2, priority: 1 },
  // What forms with many fields say on top; those with one field say it beside it.
  {
    name: 'form-errors',
    test: /[\\/]form-errors[\\/](?:FieldErrorSummary|FormErrors)\.tsx/,
    minShareCount: 2,
    priority: 1,
  },
  // What a page needs to add to the bag, without the dialog that shows it.
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
  // The dialog of the bag in one file: a press that comes before it is idle waits for one round trip.
  {
    name: 'bag-dialog',
    test: /[\\/]buy[\\/]cart[\\/]components[\\/]Mini(?:Cart|Line|Added)\.tsx$/,
    priority: 1,
  },
  // Lists of orders and of reviews have pages too, and nothing else of a listing.
  { name: 'pagination', test: /[\\/]navigation[\\/]Pagination\.tsx/, minShareCount: 2, priority: 2 },
  { name: 'listing', test: /[\\/]features[\\/]browse[\\/]listing[\\/]/, minShareCount: 2, priority: 1 },
  // A group takes the names of classes along that its modules import, and with them every page that has these.
  {
    name: 'form-styles',
    test: /[\\/]features[\\/]account[\\/](?:account|identity)[\\/].*\.module\.css/,
    minShareCount: 2,
    priority: 2,
  },
  // What is typed in the checkout and by people with an account: phone numbers and their rules.
  {
    name: 'typed',
    test: /[\\/](?:(?:phone|validation)[\\/]src[\\/]|forms[\\/]PhoneField\.tsx)/,
    minShareCount: 2,
    priority: 1,
  },
  // The address form, which the account has from the checkout.
  {
    name: 'address',
    test: /[\\/]features[\\/]buy[\\/]checkout[\\/](?:components[\\/](?:Address(?!Text)|StepErrors)|model[\\/]address(?!-lines))/,
    minShareCount: 2,
    priority: 1,
  },
  // The frame of the account and the orders in it, which pages without a form have.
  {
    name: 'account-frame',
    test: /[\\/]features[\\/]account[\\/]account[\\/](?:components[\\/](?:AccountPage|OrderCard)\.tsx|model[\\/](?:order-status|sections)\.ts)/,
    minShareCount: 2,
    priority: 1,
  },
  // Who somebody is: address and password, without the rules of what else a new account says.
  {
    name: 'credentials',
    test: /[\\/]features[\\/]account[\\/]identity[\\/]components[\\/](?:EmailField|FormProblems|IdentityPage|PasswordField)\.tsx/,
    minShareCount: 2,
    priority: 1,
  },
  // What the forms of account and sign-in share, and no other page has.
  {
    name: 'forms',
    test: /[\\/]features[\\/]account[\\/](?:account|identity)[\\/](?!components[\\/](?:Account(?:Link|Menu)|Address(?:Form|Page)|PersonInput|PasswordChecklist|NewPasswordField)|model[\\/]sign-up)/,
    minShareCount: 2,
    priority: 0,
  },
] as const;
