export { addressRepository } from './consumers/address-repository.ts';
export { consumerAddress } from './consumers/address-schema.ts';
export { consumersArea } from './consumers/area.ts';
export { enrolmentChallenge } from './consumers/challenge-schema.ts';
export { chooseSubscriptions } from './consumers/choose-subscriptions.ts';
export {
  type EmailLinkRow,
  addressToConfirm,
  emailLinkRepository,
} from './consumers/email-link-repository.ts';
export { emailLink } from './consumers/email-link-schema.ts';
export { consumerFacts, contactOf } from './consumers/facts.ts';
export { type ConsumerRow, consumerObjects } from './consumers/objects.ts';
export { consumerOrigin } from './consumers/origin-schema.ts';
export { type SubscriptionRow, consumerReader, consumerRepository } from './consumers/repository.ts';
export { checkBookAddress, findSame, isFull } from './consumers/rules/book-address.ts';
export { isExpired } from './consumers/rules/card-end.ts';
export type { ProfilePlace } from './consumers/rules/details.ts';
export { type Membership, rejectNoMember } from './consumers/rules/membership.ts';
export { cardSession, savedInstrument } from './consumers/saved-instrument-schema.ts';
export { consumer, consumerEnrollment } from './consumers/schema.ts';
export { placeOf } from './consumers/site-rules.ts';
export {
  type SpendFacts,
  startSpendYear,
  startSpendYears,
  spendFacts,
  spendYear,
} from './consumers/spend.ts';
export { subscriptionReader } from './consumers/subscription-repository.ts';
export { notificationChoice, subscription } from './consumers/subscription-schema.ts';
export { present, toPendingEmail, toProfile, toSubscription } from './consumers/view.ts';
export { createAuthenticate } from './token/authenticate.ts';
export { hashOfSecret } from './token/hash-of-secret.ts';
export { tokenRepository } from './token/repository.ts';
export { refreshToken } from './token/schema.ts';
export { tokenSecret } from './token/secret.ts';
export { type Tokens, createTokens } from './token/tokens.ts';
