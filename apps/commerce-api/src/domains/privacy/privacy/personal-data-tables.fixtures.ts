/** How export and deletion handle a table. */
interface Handling {
  /** Fields of the export, or the reason for none. */
  readonly exportedAs: readonly string[] | { readonly not: string };
  readonly deletion: 'removed' | 'anonymised' | 'ends by itself';
}

const secret = { not: 'a secret, or the hash of one' } as const;
const hashed = { not: 'a keyed hash that ends within days' } as const;
const ofOrder = { not: 'the books of an order, which is among it' } as const;
const ofStaff = { not: 'of people who work for the shop, and not of shoppers' } as const;

/** Every table with personal data; a new one needs an entry, export and deletion, or a test fails. */
export const PERSONAL_DATA_TABLES: Readonly<Record<string, Handling>> = {
  authorization_code: { exportedAs: secret, deletion: 'removed' },
  balance_entry: { exportedAs: ['balances'], deletion: 'removed' },
  card_session: { exportedAs: secret, deletion: 'removed' },
  cart: { exportedAs: ['carts'], deletion: 'anonymised' },
  cart_line: { exportedAs: ['carts'], deletion: 'anonymised' },
  cart_tender: {
    exportedAs: { not: 'what a bag will be paid with, from what is saved' },
    deletion: 'removed',
  },
  consumer: { exportedAs: ['profile'], deletion: 'removed' },
  consumer_address: { exportedAs: ['profile'], deletion: 'removed' },
  consumer_enrollment: { exportedAs: ['profile'], deletion: 'removed' },
  consumer_origin: { exportedAs: ['origin'], deletion: 'removed' },
  content_version: { exportedAs: ofStaff, deletion: 'ends by itself' },
  coupon: { exportedAs: { not: 'a code that waits in the bag of its one shopper' }, deletion: 'removed' },
  coupon_use: { exportedAs: ofOrder, deletion: 'anonymised' },
  credential: { exportedAs: secret, deletion: 'removed' },
  digital_gift: { exportedAs: ['orders'], deletion: 'anonymised' },
  editor: { exportedAs: ofStaff, deletion: 'ends by itself' },
  email_link: { exportedAs: secret, deletion: 'removed' },
  ending_account: {
    exportedAs: { not: 'of an account that is deleted, until its payments have ended' },
    deletion: 'ends by itself',
  },
  enrolment_challenge: { exportedAs: secret, deletion: 'removed' },
  event_registration: { exportedAs: ['eventRegistrations'], deletion: 'removed' },
  favorite_list: { exportedAs: ['favourites'], deletion: 'removed' },
  helpful_vote: { exportedAs: ['votes'], deletion: 'removed' },
  idempotency_record: { exportedAs: { not: 'answers that are kept for a day' }, deletion: 'removed' },
  in_store_sale: { exportedAs: ofStaff, deletion: 'ends by itself' },
  look_share: {
    exportedAs: { not: 'a picture on its way to the gallery, which gets its sender' },
    deletion: 'removed',
  },
  loyalty_earning: { exportedAs: ['balances'], deletion: 'removed' },
  notification_choice: { exportedAs: ['notifications'], deletion: 'removed' },
  order_line: { exportedAs: ['orders'], deletion: 'anonymised' },
  order_shopper: { exportedAs: ofOrder, deletion: 'removed' },
  outbox: {
    exportedAs: { not: 'mail on its way; what it says goes when it is sent' },
    deletion: 'ends by itself',
  },
  passkey: { exportedAs: ['passkeys'], deletion: 'removed' },
  passkey_challenge: { exportedAs: secret, deletion: 'removed' },
  passkey_user: { exportedAs: secret, deletion: 'removed' },
  password_reset: { exportedAs: secret, deletion: 'removed' },
  payment_attempt: { exportedAs: ofOrder, deletion: 'anonymised' },
  price_adjustment_change: { exportedAs: ofStaff, deletion: 'ends by itself' },
  question: { exportedAs: ['questions'], deletion: 'removed' },
  referral: { exportedAs: { not: 'personal data of the invited account' }, deletion: 'removed' },
  refresh_token: { exportedAs: secret, deletion: 'removed' },
  review: { exportedAs: ['reviews'], deletion: 'removed' },
  review_flag: { exportedAs: ['reports'], deletion: 'removed' },
  saved_instrument: { exportedAs: ['paymentInstruments', 'giftCards'], deletion: 'removed' },
  saved_list: { exportedAs: ['savedItems'], deletion: 'removed' },
  shop_order: { exportedAs: ['orders'], deletion: 'anonymised' },
  sign_in_guard: { exportedAs: hashed, deletion: 'ends by itself' },
  stock_notification: { exportedAs: ['stockNotifications'], deletion: 'removed' },
  store_employee: { exportedAs: ofStaff, deletion: 'ends by itself' },
  uploaded_picture: { exportedAs: ['reviews'], deletion: 'removed' },
  subscription: { exportedAs: ['profile', 'newsletters'], deletion: 'removed' },
};
