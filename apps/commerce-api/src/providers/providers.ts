import type { Assortment } from './assortment/provider.ts';
import type { AddressCheck } from './address-check/provider.ts';
import type { Customiser } from './customiser/provider.ts';
import type { Fulfilment } from './fulfilment/provider.ts';
import type { Editors } from './editors/provider.ts';
import type { Captcha } from './captcha/provider.ts';
import type { Mailer } from './mail/provider.ts';
import type { CardVault } from './card-vault/provider.ts';
import type { FraudCheck } from './fraud/provider.ts';
import type { Gallery } from './gallery/provider.ts';
import type { GiftCards } from './gift-cards/provider.ts';
import type { Recommender } from './recommender/provider.ts';
import type { PaymentGateway } from './payment/provider.ts';
import type { Texter } from './sms/provider.ts';
import type { Support } from './support/provider.ts';
import type { Translator } from './translator/provider.ts';

export interface CheckoutProviders {
  readonly gateway: PaymentGateway;
  readonly addressCheck: AddressCheck;
  readonly mailer: Mailer;
  readonly texter: Texter;
  readonly fulfilment: Fulfilment;
  readonly support: Support;
  readonly captcha: Captcha;
  readonly giftCards: GiftCards;
  readonly fraud: FraudCheck;
  readonly customiser: Customiser;
}

export interface Providers extends CheckoutProviders {
  readonly assortment: Assortment;
  readonly editors: Editors;
  readonly translator: Translator;
  readonly gallery: Gallery;
  readonly recommender: Recommender;
  /** The payment provider's vault. */
  readonly vault: CardVault;
}
