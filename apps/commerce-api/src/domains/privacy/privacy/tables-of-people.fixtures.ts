/** What becomes of the rows of somebody in a table. */
interface Handling {
  /** The fields of the downloaded data that they stand in, or why they are not among it. */
  readonly told: readonly string[] | { readonly not: string };
  /** What a deletion makes of them. */
  readonly deletion: 'removed' | 'anonymised' | 'ends by itself';
}

const secret = { not: 'a secret, or the hash of one' } as const;
const hashed = { not: 'a keyed hash that ends within days' } as const;
const ofOrder = { not: 'the books of an order, which is among it' } as const;
const ofStaff = { not: 'of people who work for the shop, and not of shoppers' } as const;

/**
 * Every table with a column of a person. A new one belongs here, into `dataOf` and into what a deletion does; a test
 * fails until it does.
 */
export const TABLES_OF_PEOPLE: Readonly<Record<string, Handling>> = {
  authorization_code: { told: secret, deletion: 'removed' },
  balance_entry: { told: ['balances'], deletion: 'removed' },
  card_session: { told: secret, deletion: 'removed' },
  cart: { told: ['carts'], deletion: 'anonymised' },
  cart_line: { told: ['carts'], deletion: 'anonymised' },
  cart_tender: { told: { not: 'what a bag will be paid with, from what is saved' }, deletion: 'removed' },
  consumer: { told: ['profile'], deletion: 'removed' },
  consumer_address: { told: ['profile'], deletion: 'removed' },
  consumer_enrollment: { told: ['profile'], deletion: 'removed' },
  consumer_origin: { told: ['origin'], deletion: 'removed' },
  coupon: { told: { not: 'a code that waits in the bag of its one shopper' }, deletion: 'removed' },
  coupon_use: { told: ofOrder, deletion: 'anonymised' },
  credential: { told: secret, deletion: 'removed' },
  digital_gift: { told: ['orders'], deletion: 'anonymised' },
  editor: { told: ofStaff, deletion: 'ends by itself' },
  email_link: { told: secret, deletion: 'removed' },
  ending_account: {
    told: { not: 'of an account that is deleted, until its payments have ended' },
    deletion: 'ends by itself',
  },
  enrolment_challenge: { told: secret, deletion: 'removed' },
  event_registration: { told: ['eventRegistrations'], deletion: 'removed' },
  favorite_list: { told: ['favourites'], deletion: 'removed' },
  helpful_vote: { told: ['votes'], deletion: 'removed' },
  idempotency_record: { told: { not: 'answers that are kept for a day' }, deletion: 'removed' },
  in_store_sale: { told: ofStaff, deletion: 'ends by itself' },
  look_share: {
    told: { not: 'a picture on its way to the gallery, which is told who sends it' },
    deletion: 'removed',
  },
  loyalty_earning: { told: ['balances'], deletion: 'removed' },
  notification_choice: { told: ['notifications'], deletion: 'removed' },
  order_line: { told: ['orders'], deletion: 'anonymised' },
  order_shopper: { told: ofOrder, deletion: 'removed' },
  outbox: { told: { not: 'mail on its way; what it says goes when it is sent' }, deletion: 'ends by itself' },
  passkey: { told: ['passkeys'], deletion: 'removed' },
  passkey_challenge: { told: secret, deletion: 'removed' },
  passkey_user: { told: secret, deletion: 'removed' },
  password_reset: { told: secret, deletion: 'removed' },
  payment_attempt: { told: ofOrder, deletion: 'anonymised' },
  price_adjustment_change: { told: ofStaff, deletion: 'ends by itself' },
  question: { told: ['questions'], deletion: 'removed' },
  referral: { told: { not: 'whom somebody invited is the other one’s to tell' }, deletion: 'removed' },
  refresh_token: { told: secret, deletion: 'removed' },
  review: { told: ['reviews'], deletion: 'removed' },
  review_flag: { told: ['reports'], deletion: 'removed' },
  saved_instrument: { told: ['paymentInstruments', 'giftCards'], deletion: 'removed' },
  saved_list: { told: ['savedItems'], deletion: 'removed' },
  shop_order: { told: ['orders'], deletion: 'anonymised' },
  sign_in_guard: { told: hashed, deletion: 'ends by itself' },
  stock_notification: { told: ['stockNotifications'], deletion: 'removed' },
  store_employee: { told: ofStaff, deletion: 'ends by itself' },
  uploaded_picture: { told: ['reviews'], deletion: 'removed' },
  subscription: { told: ['profile', 'newsletters'], deletion: 'removed' },
};
