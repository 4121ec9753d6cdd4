// Generated from openapi/ by `npm run codegen`. Do not edit.
// It is committed, unlike other generated files: a review shows what a change of a contract does to its types.
export interface paths {
    "/cart/v1/cart": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The shopper's open bag.
         * @description An account has one bag on all its devices. What is bought by itself (cartWithItem) is not among it.
         */
        get: operations["getOwnCart"];
        put?: never;
        /**
         * Create an empty cart.
         * @description Spec 1 §7. An account that has an open bag gets the id of that bag.
         */
        post: operations["createCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        /**
         * The cart with totals counted again.
         * @description Spec 1 §7. What cannot be bought any more stays in the cart with a notice.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/billingAddress": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the billing address.
         * @description Spec 1 §7. An addressId of the address book that is not there is PYT405.
         */
        post: operations["setBillingAddress"];
        /**
         * Forget the billing address.
         * @description Spec 1 §7.
         */
        delete: operations["removeBillingAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/item": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Change quantity, variant or delivery of a line.
         * @description Spec 1 §7. A store id moves the line to pickup there. A change of delivery that is not possible is rejected: ORD516 from ship-to-store to pickup, ORD517 from pickup to home delivery, ORD518 from pickup to ship-to-store.
         */
        put: operations["updateItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/paymentInstruments": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put a tender on the cart; it pays up to what is left to pay.
         * @description Spec 1 §7. Never card data: a card comes as the payment provider's sessionID, a saved one by its paymentInstrumentId. A gift card or a reward code comes as `code`, points and the athlete's credit as `amount`. Rewards need a sign-in (REW401) and a confirmed membership (REW130, REW135); the athlete method rules them out while its own remaining amount is not 0 (PAY400). One card, wallet or pay-later session pays what the others leave open; another one takes its place. What is on the cart already is PYT300, a gift card GFC755.
         */
        post: operations["addPaymentInstrument"];
        /**
         * Take a tender off the cart; one that is gone already is no error.
         * @description Spec 1 §7. Nothing was set aside for it, a tender is charged when the order is placed; the rest is counted again.
         */
        delete: operations["removePaymentInstrument"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/paymentMethods": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        /**
         * Payment methods that the site offers for this cart.
         * @description Spec 1 §7.
         */
        get: operations["getPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/price_adjustments": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lower the price of a line or of the order, by a store employee for the shopper in front of them.
         * @description Spec 1 §6 and §7. Needs the token of a store employee. PRC400: the value is no price, or more than may be given; STR404: there is no such store; AUT404: the employee does not work there. A line, and the order, has one adjustment (ORD415).
         */
        post: operations["addPriceAdjustment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Take a price adjustment back; one that is gone already is no error.
         * @description Spec 1 §7. Needs the token of a store employee.
         */
        delete: operations["removePriceAdjustment"];
        options?: never;
        head?: never;
        /**
         * Change what a price adjustment takes off, or its reason.
         * @description Spec 1 §7. Needs the token of a store employee.
         */
        patch: operations["updatePriceAdjustment"];
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/reward": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        get?: never;
        /**
         * Apply a loyalty voucher to the cart, or take it off with 0 points.
         * @description Spec 1 §7. The voucher is one of those that the shopper may apply (`getLoyaltyVouchers`); the amount is checked against its points. PAY400: an athlete has credit left, which rules rewards out.
         */
        put: operations["applyReward"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/shippingAddress/validation": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the address check whether an address can be delivered to.
         * @description Spec 1 §7. A check that cannot be reached answers UNKNOWN and stops nobody.
         */
        post: operations["validateShippingAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/shippingMethod/{shippingId}": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        /**
         * Delivery methods that apply to a shipment at its address.
         * @description Spec 1 §7. One of them is selected.
         */
        get: operations["getShippingMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/prepareOrder": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Count the totals again and check stock, address, delivery method before placing.
         * @description Spec 1 §7. ORD430 names a line that has left the shop, INV701 one that is short; INV702 a line without a price; TAX309 that the tax could not be counted, TAX310 that it has changed.
         */
        post: operations["prepareOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cartWithItem": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a cart with its first items.
         * @description Spec 1 §7. The cart is one of its own beside the shopper's bag, for what is bought by itself from a product page. Nothing is created when one of the items is rejected.
         */
        post: operations["createCartWithItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/coupon": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Apply a promo code.
         * @description Spec 1 §7. PRM130: no such code; PRM160: it can take nothing off what is in the cart, which it is not about, or has no amount in this currency; PRM175: the cart has ten codes already.
         */
        put: operations["applyCoupon"];
        post?: never;
        /**
         * Remove a promo code; one that is gone already is no error.
         * @description Spec 1 §7.
         */
        delete: operations["removeCoupon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/deviceFingerPrint": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand the payment provider's fingerprint of the device to its fraud check.
         * @description Spec 1 §7. It is kept with the cart until its order is placed, and nowhere else.
         */
        post: operations["sendDeviceFingerPrint"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/giftcard/balance": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is left on a gift card.
         * @description Spec 1 §7. GFC400: no code; GFC700, GFC760 and GFC800: no such card, wrong PIN, or not a card of this brand; GFC725: not for this country or currency; GFC740: nothing left; GFC812: expired; GFC799 and GFS800: the gift card service has no answer.
         */
        post: operations["getGiftCardBalance"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/item": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add items; an item that is there already gets the sum.
         * @description Spec 1 §7. All lines of one call share a cart. An error names what may be added in maxAllowedQty and changes nothing: INV405 out of stock, INV406 more than the shop allows, INV407 the store does not have as many, INV409 no more lines fit, INV702 no price, GWP403 the product is only given with others.
         */
        post: operations["addItems"];
        /**
         * Remove a line; one that is gone already is no error.
         * @description Spec 1 §7.
         */
        delete: operations["removeItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/paymentSession": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Open a session at the payment provider, whose frame takes the card.
         * @description Spec 1 §7. The wallet and the buy-now-pay-later provider are asked in the same way: their frame lets the shopper confirm, and the session then pays. PAY400 says that nobody is let in.
         */
        get: operations["getPaymentSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/reserveWithItem": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a cart with items that a store sets aside for the shopper for a while.
         * @description Spec 1 §7. Every item names its store, or the query does; all of them the same one. Nothing is created or set aside when one of the items is rejected: INV407 the store does not have as many, INV409 the shopper has as many reservations as a shopper may have, or a bag that has something in it.
         */
        post: operations["reserveWithItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/shippingMethod": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose the delivery method of a shipment.
         * @description Spec 1 §7. A code of another kind moves all lines of the shipment, and is rejected where it cannot: ORD517 from pickup to home delivery, ORD518 from pickup to ship-to-store. TAX309 says that the tax of the new delivery could not be counted.
         */
        post: operations["setShippingMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v2/cart/{basketId}/saveForLater": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Move a line of the cart to the list of what is saved for later.
         * @description Spec 1 §7. A variant that is there already gets the sum. INV409 says that the list is full.
         */
        post: operations["saveForLater"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v2/cart/{basketId}/shippingAddress": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the address of each shipment.
         * @description Spec 1 §7. An address that names an addressId is one of the shopper's address book, or PYT405. `context` says where the shopper is: in the checkout, or at a wallet on a product page, which has a cart of its own (cartWithItem). `bid` names that cart once more; another one is API400, and so is such a context for any other cart.
         */
        post: operations["setShippingAddress"];
        /**
         * Forget the shipping addresses of the cart.
         * @description Spec 1 §7.
         */
        delete: operations["removeShippingAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v2/checkout/order": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Place the order of a cart, once.
         * @description Spec 1 §7. Repeats with the same cart answer with the same order. A payment session that was declined stays declined; a new session is a new attempt. Nothing is charged without an order and no stock is kept without one. GFO404: a gift card on the cart is not there any more; GFO405: it could not be charged. REW140: points, a reward or the athlete's credit have been spent elsewhere. PAY401: the wallet does not pay for deliveries to this place. An associate's order names who serves in which store (AUT404, STR404), and nobody else's does. All tenders pay together or none does: what one of them had set aside is given back when another one rejects.
         */
        put: operations["placeOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v2/checkout/order/{orderNumber}": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Hand in the result of the card challenge.
         * @description Spec 1 §4 and §7. OHS4004: the order is so new that the order history does not know it yet, and the same call will succeed soon.
         */
        patch: operations["patchOrder"];
        trace?: never;
    };
    "/cart/v2/saveForLater": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change an item that is saved for later, or move it to a cart.
         * @description Spec 1 §7. With a cartId the item leaves the list for that cart; an error leaves it where it is (INV408: it is out of stock). Without one, quantity or variant change in the list.
         */
        put: operations["updateSavedItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v2/saveForLater/{saveForlaterId}/items/{itemId}": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove an item that is saved for later; one that is gone already is no error.
         * @description Spec 1 §7. The path keeps the spelling of the specification.
         */
        delete: operations["removeSavedItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Address: {
            addressId?: string;
            addressLine1: string;
            addressLine2?: string;
            city: string;
            country?: string;
            countryCode: string;
            email?: string;
            firstName: string;
            lastName: string;
            /** @description National digits or the international form. */
            phone: string;
            phoneCode?: string;
            postalCode: string;
            province?: string;
            shippingId?: string;
            subscriptions?: components["schemas"]["AddressSubscriptions"];
        };
        AddressSubscriptions: {
            newsletterConsent?: boolean;
        };
        /** @description Major units of the currency with at most two decimals. */
        Amount: number;
        AppliedLoyaltyVoucher: {
            amountInCurrency: components["schemas"]["Amount"];
            points: number;
        };
        ApproachingDiscount: {
            approachingDisplayLevel?: string[];
            calloutMsg: string;
            distanceFromConditionThreshold: components["schemas"]["Amount"];
            /** @enum {string} */
            promotionClass: "ORDER" | "PRODUCT" | "SHIPPING";
            promotionId: string;
        };
        /** @description A choice of products of which the promotion gives one; adding it makes it a bonus item. */
        BonusOffer: {
            products: {
                available: boolean;
                image: components["schemas"]["Image"];
                name: string;
                productId: string;
                variants: components["schemas"]["Variation"][];
            }[];
            promotionId: string;
            promotionName: string;
        };
        Cart: {
            appliedLoyaltyVoucher?: components["schemas"]["AppliedLoyaltyVoucher"];
            approachingDiscounts?: components["schemas"]["ApproachingDiscount"][];
            billingAddress?: components["schemas"]["Address"];
            /** @description Gifts that the cart has earned and the shopper has not chosen. */
            bonusOffers?: components["schemas"]["BonusOffer"][];
            couponItems: components["schemas"]["CouponItem"][];
            currency: components["schemas"]["Currency"];
            customerNotifications: components["schemas"]["Notification"][];
            /** @description Wallets that may pay what the other tenders leave open. */
            expressPaymentMethods?: "WALLET"[];
            flash: components["schemas"]["Flash"][];
            /** Format: uuid */
            id: string;
            items: components["schemas"]["CartItem"][];
            orderPromotions: components["schemas"]["Promotion"][];
            payment_instruments: components["schemas"]["PaymentMethod"][];
            price_adjustments?: components["schemas"]["PriceAdjustment"][];
            promoSummary: components["schemas"]["Promotion"][];
            /** @description What the tenders on the cart leave open. */
            remainingToPay?: components["schemas"]["Amount"];
            reservation?: {
                /** Format: date-time */
                reservedUntil: string;
                storeId: string;
            };
            /** @description Days in which it can be sent back. */
            returnDays?: number;
            shippingMethods: components["schemas"]["Shipment"][];
            totalItems: number;
            totals: components["schemas"]["Totals"];
        };
        CartId: {
            /** Format: uuid */
            id: string;
        };
        CartItem: {
            /** @description False when the stock does not cover the quantity. */
            available: boolean;
            bonus: boolean;
            /** @description The promotion that gives a bonus item. */
            bonusPromotionId?: string;
            /** @description What one gift card is worth. */
            customAmount?: components["schemas"]["Amount"];
            customerNotifications?: components["schemas"]["Notification"][];
            giftOption?: components["schemas"]["GiftOption"];
            id: string;
            image: components["schemas"]["Image"];
            isCustoms: boolean;
            isDigitalProduct?: boolean;
            masterId: string;
            /** @description What the shop allows of this line now. */
            maxQty: number;
            name: string;
            pageUrl: string;
            precreatedCustomsCode?: string;
            price: {
                amount: components["schemas"]["Amount"];
                discount?: components["schemas"]["Amount"];
                /** @description Of a reduced `amount`, the lowest price of the 30 days before the reduction, where earlier prices are recorded. */
                lowestPrice30Days?: components["schemas"]["Amount"];
                original: components["schemas"]["Amount"];
                rowTotal: components["schemas"]["Amount"];
            };
            productId: string;
            qty: number;
            recipeId?: string;
            selectedShippingOption: string;
            /** @description The shipment that the line belongs to. */
            shippingId?: string;
            shippingOptions: {
                /** @description Whether the whole quantity can be had this way now. */
                available?: boolean;
                selected: boolean;
                shippingMethod: {
                    code: string;
                    deliveryTime?: string;
                    label: string;
                };
                storeInfo?: {
                    city?: string;
                    /** @description From the favourite store, where another one is shown. */
                    distanceKm?: number;
                    id: string;
                    name?: string;
                    /** @description What stands in the store; for sts and pudo what can be sent there. */
                    storeInventory: number;
                };
            }[];
            stock?: components["schemas"]["StockState"];
            /** @description The store or collection point of the line. */
            storeId?: string;
            taxTotal?: components["schemas"]["Amount"];
            upc: string;
            variants: components["schemas"]["Variation"][];
        };
        CartItemToAdd: {
            /** Format: uuid */
            cartId: string;
            /** @description What a gift card is worth; any other product has a price of its own. */
            customAmount?: number;
            giftOption?: components["schemas"]["NewGiftOption"];
            /** @default 999999 */
            maxQty: number;
            /** @description Has to lead to the product. */
            pdpUrl?: string;
            /** @description A design that is offered ready-made, in place of a recipeId. */
            precreatedCustomsCode?: string;
            /** @description The variant. */
            productId: string;
            /** @description Has to be a picture of the product or of its recipe. */
            productImageURL?: string;
            /** @default 1 */
            qty: number;
            /** @description The design of a product that is made to order, which needs one; INV700 for one that is gone. */
            recipeId?: string;
            /**
             * @description How it reaches the shopper, from the storeId where it is fetched. With a storeId alone it is picked up there.
             * @enum {string}
             */
            selectedShippingOption?: "home" | "pickup" | "sts" | "pudo";
            /** @description A store or a collection point. */
            storeId?: string;
            upc?: string;
        };
        Challenge: {
            sessionID: string;
            /** @description Address of the card issuer's page for a frame. */
            url: string;
        };
        CouponItem: {
            applied: boolean;
            code: string;
            discount?: components["schemas"]["Amount"];
            label?: string;
            promotionId?: string;
        };
        /**
         * @description ISO 4217
         * @example USD
         */
        Currency: string;
        ErrorDetail: {
            additionalInfo?: components["schemas"]["ErrorInfo"];
            errorId: string;
            /** @description Path of the field that was rejected. */
            field?: string;
            itemId?: string;
            message: string;
            /** @description `flash` asks the caller to reload the cart. */
            type?: string;
        };
        ErrorInfo: {
            categoryId?: string;
            /**
             * @description INV406, INV407: why no more is allowed: what is in stock, what the store has, what the collection point takes, or a rule about one order.
             * @enum {string}
             */
            limitedBy?: "STOCK" | "STORE" | "POINT" | "ORDER";
            maxAllowedQty?: number;
            /** @description BSK404: the order that this cart of the caller has become. */
            orderNumber?: string;
            /** @description PAY400: the payment provider has not answered yet. Read the cart for the outcome; the call may be repeated. */
            paymentPending?: boolean;
            /**
             * @description API400 of an upload: what is wrong with the picture.
             * @enum {string}
             */
            picture?: "empty" | "too-many-bytes" | "not-a-picture" | "too-many-pixels" | "too-small";
            /** @description What is wrong in a content document. */
            reason?: string;
            shipmentId?: string;
            /** @description What to do about it. */
            suggestion?: string;
        };
        ErrorResponse: {
            appId: string;
            correlationId: string;
            errorDetails: components["schemas"]["ErrorDetail"][];
        };
        Flash: {
            challenge?: components["schemas"]["Challenge"];
            /** @description PaymentNotAuthorized asks for a card challenge; PaymentPending: an order of this cart is being placed. */
            code: string;
            itemId?: string;
            message: string;
            shipmentId?: string;
            /** @enum {string} */
            type?: "info" | "warning" | "error";
        };
        GiftOption: {
            email?: string;
            message?: string;
            receipt?: boolean;
            /** Format: date */
            sendOn?: string;
            to?: string;
            wrap?: boolean;
        };
        Image: {
            alt: string;
            /** @description Path at the image endpoint, without width and format. */
            src: string;
        };
        ItemUpdate: {
            /** Format: uuid */
            cartId: string;
            /** @description Replaces that of the line; an empty one takes it off. */
            giftOption?: components["schemas"]["NewGiftOption"];
            itemId: string;
            maxQty?: number;
            productId?: string;
            qty: number;
            /** @description Another design of the line. */
            recipeId?: string;
            /**
             * @description How it reaches the shopper, from the storeId where it is fetched. With a storeId alone it is picked up there.
             * @enum {string}
             */
            selectedShippingOption?: "home" | "pickup" | "sts" | "pudo";
            /** @description A store or a collection point. */
            storeId?: string;
            upc?: string;
        };
        /** @description A digital gift card needs `to` and `email`, and goes out on `sendOn` or at once. Goods may be wrapped, with a message, and with a receipt that names no price. */
        NewGiftOption: {
            /** Format: email */
            email?: string;
            message?: string;
            receipt?: boolean;
            /**
             * Format: date
             * @description At most a year ahead, in the time of the shop.
             */
            sendOn?: string;
            to?: string;
            wrap?: boolean;
        };
        NewItem: {
            /** @description What a gift card is worth; any other product has a price of its own. */
            customAmount?: number;
            giftOption?: components["schemas"]["NewGiftOption"];
            /** @default 999999 */
            maxQty: number;
            /** @description Has to lead to the product. */
            pdpUrl?: string;
            /** @description A design that is offered ready-made, in place of a recipeId. */
            precreatedCustomsCode?: string;
            /** @description The variant. */
            productId: string;
            /** @description Has to be a picture of the product or of its recipe. */
            productImageURL?: string;
            /** @default 1 */
            qty: number;
            /** @description The design of a product that is made to order, which needs one; INV700 for one that is gone. */
            recipeId?: string;
            /**
             * @description How it reaches the shopper, from the storeId where it is fetched. With a storeId alone it is picked up there.
             * @enum {string}
             */
            selectedShippingOption?: "home" | "pickup" | "sts" | "pudo";
            /** @description A store or a collection point. */
            storeId?: string;
            upc?: string;
        };
        NewPaymentInstrument: {
            /** @description How much of it; all that fits without one. */
            amount?: components["schemas"]["Amount"];
            /** @description Number of a gift card or code of a reward. */
            code?: string;
            payment_method_id: components["schemas"]["PaymentMethodCode"];
            /** @description A saved instrument. */
            paymentInstrumentId?: string;
            /** @description Of a gift card. */
            pin?: string;
            recaptcha_response?: string;
            /** @description Session at the payment provider. */
            sessionID?: string;
        };
        NewPriceAdjustment: {
            inStoreSalesInfo: {
                storeEmployeeId: string;
                storeId: string;
            };
            /** @description The line; without one the whole order. */
            itemId?: string;
            /** @enum {string} */
            reason: "DAMAGED" | "PRICE_MATCH" | "GOODWILL" | "OTHER";
            /** @enum {string} */
            type: "PERCENTAGE" | "AMOUNT" | "FIXED_PRICE";
            /** @description Per cent, or major units of the currency. */
            value: number;
        };
        Notification: {
            itemId?: string;
            message: string;
            type: string;
        };
        Order: {
            billingAddress: components["schemas"]["Address"];
            /**
             * Format: uuid
             * @description The cart that became this order.
             */
            cartId?: string;
            /** Format: date-time */
            createdAt: string;
            currency: components["schemas"]["Currency"];
            email: string;
            flash: components["schemas"]["Flash"][];
            items: components["schemas"]["OrderItem"][];
            loyaltyPoints?: components["schemas"]["OrderPoints"];
            orderNumber: string;
            paymentMethod: components["schemas"]["PaymentMethod"][];
            promoSummary: components["schemas"]["Promotion"][];
            /** @description Days in which it can be sent back. */
            returnDays?: number;
            shipments: {
                address?: components["schemas"]["Address"];
                /** @description What the shopper says at the counter. */
                pickupCode?: string;
                shipmentId: string;
                shippingMethod: components["schemas"]["ShippingMethod"];
                store?: components["schemas"]["ShipmentStore"];
                storeId?: string;
            }[];
            /** @description Secret of the order for look-ups without the session. */
            st: string;
            /** @enum {string} */
            status: "PLACED" | "PENDING_CHALLENGE" | "IN_PREPARATION" | "READY_FOR_PICKUP" | "SHIPPED" | "DELIVERED" | "CANCELLED" | "RETURNED";
            totals: components["schemas"]["Totals"];
        };
        OrderItem: {
            bonus?: boolean;
            giftOption?: components["schemas"]["GiftOption"];
            id: string;
            image: components["schemas"]["Image"];
            isDigitalProduct?: boolean;
            masterId: string;
            name: string;
            pageUrl?: string;
            price: {
                amount: components["schemas"]["Amount"];
                original?: components["schemas"]["Amount"];
                rowTotal: components["schemas"]["Amount"];
            };
            productId: string;
            qty: number;
            recipeId?: string;
            shipmentId?: string;
            taxTotal?: components["schemas"]["Amount"];
            upc?: string;
            variants: components["schemas"]["Variation"][];
        };
        /** @description What a member gets for an order: PENDING until nothing of it can be sent back any more, then EARNED. Fewer once something was sent back; without points there is nothing. */
        OrderPoints: {
            points: number;
            /** @enum {string} */
            status: "PENDING" | "EARNED";
        };
        PaymentMethod: {
            additionalData?: {
                /** @description What there is to spend: of a gift card, a reward, points, a credit. */
                availableAmount?: components["schemas"]["Amount"];
                bin?: string;
                /** @description Of WALLET and PAY_LATER: whether what is left to pay is within the amounts that it takes. */
                eligible?: boolean;
                lastFour?: string;
                maximumAmount?: components["schemas"]["Amount"];
                minimumAmount?: components["schemas"]["Amount"];
                /** @description Fewer points than these do not pay. */
                minimumPoints?: number;
                /** @description Of the athlete: what the credit pays here. */
                payableAmount?: components["schemas"]["Amount"];
                /** @description Of LOYALTY_POINTS: how many there are, or pay. */
                points?: number;
                /** @description Of the athlete: what is left of the credit beside what it pays here. Above 0 no reward pays. */
                remainingAmount?: components["schemas"]["Amount"];
                /** @description Card brand. */
                type?: string;
            };
            /** @description What it pays. */
            amount?: components["schemas"]["Amount"];
            code: string;
            /** @description The instrument on this cart. */
            id?: string;
            label: string;
            /** @description Of a tender of an order: what of it has gone back, or is on its way. */
            refunded?: components["schemas"]["Amount"];
        };
        /**
         * @description WALLET and PAY_LATER stand for the provider of the site.
         * @enum {string}
         */
        PaymentMethodCode: "CREDIT_CARD" | "GIFT_CARD" | "LOYALTY_POINTS" | "ATHLETES_PAYMENT" | "REWARD_CODE" | "REWARD_CARD" | "WALLET" | "PAY_LATER";
        PaymentSession: {
            expiresIn?: number;
            /** @description The payment provider's page that takes the card. */
            frameUrl?: string;
            provider: string;
            sessionID?: string;
            success: boolean;
        };
        PlaceOrder: {
            billingAddress?: components["schemas"]["Address"];
            /** Format: uuid */
            cartId: string;
            expectedTotal?: components["schemas"]["Amount"];
            inStoreSalesInfo?: {
                storeEmployeeId: string;
                storeId: string;
            };
            /** @description What pays the amount that the other tenders of the cart leave open. With a sessionID that session at the payment provider, with an id that tender of the cart; with neither the tenders of the cart, which must leave nothing open (PYT400). */
            paymentMethod: {
                additionalData?: {
                    bin?: string;
                    sessionID?: string;
                    type?: string;
                };
                code: components["schemas"]["PaymentMethodCode"];
                /** @description A tender of the cart, as in payment_instruments. */
                id?: string;
            };
            recaptcha_response?: string;
        };
        Price: {
            currency: components["schemas"]["Currency"];
            current: components["schemas"]["Amount"];
            highCurrent?: components["schemas"]["Amount"];
            highOriginal?: components["schemas"]["Amount"];
            /** @description Of a reduced `current`, the lowest price of the 30 days before the reduction, where earlier prices are recorded. */
            lowestPrice30Days?: components["schemas"]["Amount"];
            original: components["schemas"]["Amount"];
        };
        PriceAdjustment: {
            /** Format: uuid */
            adjustmentId: string;
            /** @description What it takes off. */
            amount: components["schemas"]["Amount"];
            itemId?: string;
            /** @enum {string} */
            reason: "DAMAGED" | "PRICE_MATCH" | "GOODWILL" | "OTHER";
            /** @enum {string} */
            type: "PERCENTAGE" | "AMOUNT" | "FIXED_PRICE";
            value: number;
        };
        Promotion: {
            calloutMessage?: string;
            discount?: components["schemas"]["Amount"];
            /** @enum {string} */
            level: "ORDER" | "PRODUCT" | "SHIPPING";
            promotionId: string;
            promotionName: string;
        };
        SavedChange: {
            cart?: components["schemas"]["Cart"];
            saveForLater: components["schemas"]["SaveForLater"];
        };
        SavedItem: {
            /** @description False when it cannot be moved to a cart now. */
            available: boolean;
            image?: components["schemas"]["Image"];
            /** Format: uuid */
            itemId: string;
            name?: string;
            pageUrl: string;
            price?: components["schemas"]["Price"];
            /** @description The variant. */
            productId: string;
            qty: number;
            recipeId?: string;
            variants?: components["schemas"]["Variation"][];
        };
        SaveForLater: {
            items: components["schemas"]["SavedItem"][];
            /**
             * Format: uuid
             * @description Absent until something has been saved.
             */
            saveForLaterId?: string;
            total: number;
        };
        Shipment: {
            address?: components["schemas"]["Address"];
            applicableShippingMethods: components["schemas"]["ShippingMethod"][];
            /** @description Code of the chosen method. */
            code: string;
            /** @description me for home, customs, digital, and pickup-, sts- or pudo- with the id of the store. */
            shippingId: string;
            store?: components["schemas"]["ShipmentStore"];
            storeId?: string;
        };
        /** @description The store or collection point that a shipment is fetched from. */
        ShipmentStore: {
            addressLine1: string;
            city: string;
            countryCode: string;
            id: string;
            name: string;
            openingHours: string[];
            phone?: string;
            postalCode: string;
        };
        ShippingMethod: {
            code: string;
            /** @description Such as 3-5 business days; same day is said as such. */
            deliveryTime: string;
            description?: string;
            label: string;
            price: {
                amount: components["schemas"]["Amount"];
            };
            selected: boolean;
        };
        /** @enum {string} */
        StockState: "IN_STOCK" | "LOW_STOCK" | "OUT_OF_STOCK";
        Totals: {
            itemTotal: components["schemas"]["Amount"];
            shipping?: components["schemas"]["Amount"];
            tax?: components["schemas"]["Amount"];
            /** @description True where prices contain the tax. */
            taxIncluded?: boolean;
            total: components["schemas"]["Amount"];
            totalDiscount: components["schemas"]["Amount"];
            totalDiscountPercentage: number;
        };
        Variation: {
            /**
             * @description `custom` is a part that a recipe says.
             * @enum {string}
             */
            code: "color" | "size" | "custom";
            label?: string;
            value: string;
        };
    };
    responses: {
        /** @description Too many calls in a short time. Nothing was done; Retry-After says after how many seconds it may be tried again. */
        Limited: {
            headers: {
                "retry-after": number;
                "x-correlation-id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
        /** @description The call was rejected; the first entry of errorDetails names the reason. */
        Rejected: {
            headers: {
                "x-correlation-id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
    };
    parameters: {
        /** @example 0d9c7b22-6e3f-4a51-8a6f-2a1c9d0b6a3e */
        AdjustmentId: string;
        Brand: string;
        /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
        CartBasketId: string;
        /** @description MAPP in the mobile web view. */
        Channel: "ECOMM" | "MAPP";
        /**
         * @description Name and version of the client that sends the call.
         * @example haberdash-storefront/0.1.0
         */
        ClientApp: string;
        /** @description Repeated on the answer and in every log line. */
        CorrelationId: string;
        /**
         * @description The shopper's favourite store.
         * @example NF-US-01
         */
        FavStoreId: string;
        /**
         * @description Names one change, so that it may be sent again: for a day the same key with the same call gets the same answer, and nothing happens twice. With another call it is rejected with API422.
         * @example 0b9c1c1e-3d6e-4f0a-8a53-0f6c1f1c9a77
         */
        IdempotencyKey: string;
        /** @description Language and country of the site. */
        Locale: string;
        /**
         * @description The items are to be picked up in the store of the line, or the favourite one.
         * @example pickup
         */
        PickupAction: "pickup";
        Region: "NORA" | "EMEA";
        /** @description One call of the caller; its retries carry the same id. */
        RequestId: string;
        SiteId: string;
        /**
         * @description The application of the caller, such as `storefront`.
         * @example storefront
         */
        Source: string;
        /** @description Session id; sent only when it is known. */
        Usid: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Address = components['schemas']['Address'];
export type AddressSubscriptions = components['schemas']['AddressSubscriptions'];
export type Amount = components['schemas']['Amount'];
export type AppliedLoyaltyVoucher = components['schemas']['AppliedLoyaltyVoucher'];
export type ApproachingDiscount = components['schemas']['ApproachingDiscount'];
export type BonusOffer = components['schemas']['BonusOffer'];
export type Cart = components['schemas']['Cart'];
export type CartId = components['schemas']['CartId'];
export type CartItem = components['schemas']['CartItem'];
export type CartItemToAdd = components['schemas']['CartItemToAdd'];
export type Challenge = components['schemas']['Challenge'];
export type CouponItem = components['schemas']['CouponItem'];
export type Currency = components['schemas']['Currency'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorInfo = components['schemas']['ErrorInfo'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type Flash = components['schemas']['Flash'];
export type GiftOption = components['schemas']['GiftOption'];
export type Image = components['schemas']['Image'];
export type ItemUpdate = components['schemas']['ItemUpdate'];
export type NewGiftOption = components['schemas']['NewGiftOption'];
export type NewItem = components['schemas']['NewItem'];
export type NewPaymentInstrument = components['schemas']['NewPaymentInstrument'];
export type NewPriceAdjustment = components['schemas']['NewPriceAdjustment'];
export type Notification = components['schemas']['Notification'];
export type Order = components['schemas']['Order'];
export type OrderItem = components['schemas']['OrderItem'];
export type OrderPoints = components['schemas']['OrderPoints'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PaymentMethodCode = components['schemas']['PaymentMethodCode'];
export type PaymentSession = components['schemas']['PaymentSession'];
export type PlaceOrder = components['schemas']['PlaceOrder'];
export type Price = components['schemas']['Price'];
export type PriceAdjustment = components['schemas']['PriceAdjustment'];
export type Promotion = components['schemas']['Promotion'];
export type SavedChange = components['schemas']['SavedChange'];
export type SavedItem = components['schemas']['SavedItem'];
export type SaveForLater = components['schemas']['SaveForLater'];
export type Shipment = components['schemas']['Shipment'];
export type ShipmentStore = components['schemas']['ShipmentStore'];
export type ShippingMethod = components['schemas']['ShippingMethod'];
export type StockState = components['schemas']['StockState'];
export type Totals = components['schemas']['Totals'];
export type Variation = components['schemas']['Variation'];
export type ResponseLimited = components['responses']['Limited'];
export type ResponseRejected = components['responses']['Rejected'];
export type ParameterAdjustmentId = components['parameters']['AdjustmentId'];
export type ParameterBrand = components['parameters']['Brand'];
export type ParameterCartBasketId = components['parameters']['CartBasketId'];
export type ParameterChannel = components['parameters']['Channel'];
export type ParameterClientApp = components['parameters']['ClientApp'];
export type ParameterCorrelationId = components['parameters']['CorrelationId'];
export type ParameterFavStoreId = components['parameters']['FavStoreId'];
export type ParameterIdempotencyKey = components['parameters']['IdempotencyKey'];
export type ParameterLocale = components['parameters']['Locale'];
export type ParameterPickupAction = components['parameters']['PickupAction'];
export type ParameterRegion = components['parameters']['Region'];
export type ParameterRequestId = components['parameters']['RequestId'];
export type ParameterSiteId = components['parameters']['SiteId'];
export type ParameterSource = components['parameters']['Source'];
export type ParameterUsid = components['parameters']['Usid'];
export type $defs = Record<string, never>;
export interface operations {
    getOwnCart: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    createCart: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Names one change, so that it may be sent again: for a day the same key with the same call gets the same answer, and nothing happens twice. With another call it is rejected with API422.
                 * @example 0b9c1c1e-3d6e-4f0a-8a53-0f6c1f1c9a77
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The id of the cart. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartId"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    getCart: {
        parameters: {
            query?: {
                /**
                 * @description The shopper's favourite store.
                 * @example NF-US-01
                 */
                favStoreId?: components["parameters"]["FavStoreId"];
                /**
                 * @description Adds notices for lines that are short of stock.
                 * @example true
                 */
                inventorySupplyCheck?: boolean;
                /**
                 * @description Brings lines that changed their delivery up to date before the cart is answered.
                 * @example false
                 */
                isPatchRequired?: boolean;
            };
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    setBillingAddress: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Names one change, so that it may be sent again: for a day the same key with the same call gets the same answer, and nothing happens twice. With another call it is rejected with API422.
                 * @example 0b9c1c1e-3d6e-4f0a-8a53-0f6c1f1c9a77
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Address"];
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    removeBillingAddress: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    updateItem: {
        parameters: {
            query?: {
                /**
                 * @description The items are to be picked up in the store of the line, or the favourite one.
                 * @example pickup
                 */
                action?: components["parameters"]["PickupAction"];
                /**
                 * @description The shopper's favourite store.
                 * @example NF-US-01
                 */
                favStoreId?: components["parameters"]["FavStoreId"];
            };
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Names one change, so that it may be sent again: for a day the same key with the same call gets the same answer, and nothing happens twice. With another call it is rejected with API422.
                 * @example 0b9c1c1e-3d6e-4f0a-8a53-0f6c1f1c9a77
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemUpdate"];
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    addPaymentInstrument: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPaymentInstrument"];
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    removePaymentInstrument: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    payment_instrument_id: string;
                };
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    getPaymentMethods: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Methods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        paymentMethods: components["schemas"]["PaymentMethod"][];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    addPriceAdjustment: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewPriceAdjustment"];
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    removePriceAdjustment: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 0d9c7b22-6e3f-4a51-8a6f-2a1c9d0b6a3e */
                adjustmentId: components["parameters"]["AdjustmentId"];
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    updatePriceAdjustment: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 0d9c7b22-6e3f-4a51-8a6f-2a1c9d0b6a3e */
                adjustmentId: components["parameters"]["AdjustmentId"];
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    reason?: "DAMAGED" | "PRICE_MATCH" | "GOODWILL" | "OTHER";
                    /** @enum {string} */
                    type?: "PERCENTAGE" | "AMOUNT" | "FIXED_PRICE";
                    value?: number;
                };
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    applyReward: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    appliedLoyaltyVoucher: components["schemas"]["AppliedLoyaltyVoucher"];
                };
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    validateShippingAddress: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Address"];
            };
        };
        responses: {
            /** @description The verdict, with an address to take instead where the check knows one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        suggestion?: components["schemas"]["Address"];
                        /** @enum {string} */
                        verdict: "VALID" | "CORRECTED" | "INVALID" | "UNKNOWN";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    getShippingMethods: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
                /** @example me */
                shippingId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Methods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        applicableShippingMethods: components["schemas"]["ShippingMethod"][];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    prepareOrder: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    basketId: string;
                };
            };
        };
        responses: {
            /** @description What the order would cost. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: components["schemas"]["Currency"];
                        flash?: components["schemas"]["Flash"][];
                        totalItems: number;
                        totals: components["schemas"]["Totals"];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    createCartWithItem: {
        parameters: {
            query?: {
                /**
                 * @description The items are to be picked up in the store of the line, or the favourite one.
                 * @example pickup
                 */
                action?: components["parameters"]["PickupAction"];
                /**
                 * @description The shopper's favourite store.
                 * @example NF-US-01
                 */
                favStoreId?: components["parameters"]["FavStoreId"];
            };
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Names one change, so that it may be sent again: for a day the same key with the same call gets the same answer, and nothing happens twice. With another call it is rejected with API422.
                 * @example 0b9c1c1e-3d6e-4f0a-8a53-0f6c1f1c9a77
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewItem"][];
            };
        };
        responses: {
            /** @description The cart. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    applyCoupon: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Names one change, so that it may be sent again: for a day the same key with the same call gets the same answer, and nothing happens twice. With another call it is rejected with API422.
                 * @example 0b9c1c1e-3d6e-4f0a-8a53-0f6c1f1c9a77
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    cartId: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    removeCoupon: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    cartId: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    sendDeviceFingerPrint: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    cartId: string;
                    deviceFingerPrint: string;
                    sessionID?: string;
                };
            };
        };
        responses: {
            /** @description It was taken. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        accepted: boolean;
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    getGiftCardBalance: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Number of the gift card; an empty one is GFC400. */
                    code: string;
                    pin?: string;
                    recaptcha_response?: string;
                };
            };
        };
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        balance: components["schemas"]["Amount"];
                        currency: components["schemas"]["Currency"];
                        /** Format: date */
                        expiresOn?: string;
                        lastFour: string;
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    addItems: {
        parameters: {
            query?: {
                /**
                 * @description The items are to be picked up in the store of the line, or the favourite one.
                 * @example pickup
                 */
                action?: components["parameters"]["PickupAction"];
                /**
                 * @description The shopper's favourite store.
                 * @example NF-US-01
                 */
                favStoreId?: components["parameters"]["FavStoreId"];
            };
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Names one change, so that it may be sent again: for a day the same key with the same call gets the same answer, and nothing happens twice. With another call it is rejected with API422.
                 * @example 0b9c1c1e-3d6e-4f0a-8a53-0f6c1f1c9a77
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartItemToAdd"][];
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    removeItem: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    cartId: string;
                    itemId: string;
                    upc?: string;
                };
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    getPaymentSession: {
        parameters: {
            query: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: string;
                /** @example CREDIT_CARD */
                paymentMethodId: "CREDIT_CARD" | "WALLET" | "PAY_LATER";
                /**
                 * @description Origin of the page that shows the frame.
                 * @example https://shop.example.com
                 */
                referer: string;
            };
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSession"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    reserveWithItem: {
        parameters: {
            query?: {
                /**
                 * @description The items are to be picked up in the store of the line, or the favourite one.
                 * @example pickup
                 */
                action?: components["parameters"]["PickupAction"];
                /**
                 * @description The shopper's favourite store.
                 * @example NF-US-01
                 */
                favStoreId?: components["parameters"]["FavStoreId"];
            };
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Names one change, so that it may be sent again: for a day the same key with the same call gets the same answer, and nothing happens twice. With another call it is rejected with API422.
                 * @example 0b9c1c1e-3d6e-4f0a-8a53-0f6c1f1c9a77
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewItem"][];
            };
        };
        responses: {
            /** @description The cart; its reservation says until when the items are set aside. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    setShippingMethod: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Names one change, so that it may be sent again: for a day the same key with the same call gets the same answer, and nothing happens twice. With another call it is rejected with API422.
                 * @example 0b9c1c1e-3d6e-4f0a-8a53-0f6c1f1c9a77
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: uuid */
                    cartId: string;
                    code: string;
                    shippingId: string;
                    /** @description True when the shopper chose it and no rule did. */
                    shopperAppliedSM?: boolean;
                };
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    saveForLater: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The line of the cart. */
                    itemId: string;
                    /** @description How many of the line; all of them when it is left out. */
                    qty?: number;
                    /** Format: uuid */
                    saveForLaterId?: string;
                };
            };
        };
        responses: {
            /** @description The list, and the cart where it changed too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedChange"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    setShippingAddress: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Names one change, so that it may be sent again: for a day the same key with the same call gets the same answer, and nothing happens twice. With another call it is rejected with API422.
                 * @example 0b9c1c1e-3d6e-4f0a-8a53-0f6c1f1c9a77
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    addresses: components["schemas"]["Address"][];
                    bid?: string;
                    /** @enum {string} */
                    context?: "checkout" | "applePayPdp" | "paypalPdp";
                    recaptcha_response?: string;
                };
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    removeShippingAddress: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 3f0c2a4e-7d51-4a0b-9f6e-2b8c1d5e7a90 */
                basketId: components["parameters"]["CartBasketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Names one change, so that it may be sent again: for a day the same key with the same call gets the same answer, and nothing happens twice. With another call it is rejected with API422.
                 * @example 0b9c1c1e-3d6e-4f0a-8a53-0f6c1f1c9a77
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlaceOrder"];
            };
        };
        responses: {
            /** @description The order; a PaymentNotAuthorized flash asks for a card challenge first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    patchOrder: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /**
                 * @description Names one change, so that it may be sent again: for a day the same key with the same call gets the same answer, and nothing happens twice. With another call it is rejected with API422.
                 * @example 0b9c1c1e-3d6e-4f0a-8a53-0f6c1f1c9a77
                 */
                "idempotency-key"?: components["parameters"]["IdempotencyKey"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example NF0012345678 */
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    paymentMethod: {
                        additionalData: {
                            cardType?: string;
                            paymentInstrumentId?: string;
                            sessionID: string;
                            threeDS2Result: string;
                        };
                        /** @enum {string} */
                        code: "CREDIT_CARD";
                    };
                };
            };
        };
        responses: {
            /** @description The order; a PaymentNotAuthorized flash asks for a card challenge first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            422: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    updateSavedItem: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * Format: uuid
                     * @description The cart that the item moves to.
                     */
                    cartId?: string;
                    /** Format: uuid */
                    itemId: string;
                    /** @description Another variant. */
                    productId?: string;
                    qty?: number;
                    /** Format: uuid */
                    saveForLaterId: string;
                };
            };
        };
        responses: {
            /** @description The list, and the cart where it changed too. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedChange"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    removeSavedItem: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /**
                 * @description The application of the caller, such as `storefront`.
                 * @example storefront
                 */
                source?: components["parameters"]["Source"];
                /**
                 * @description Name and version of the client that sends the call.
                 * @example haberdash-storefront/0.1.0
                 */
                "x-client-app"?: components["parameters"]["ClientApp"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 7e2a4c10-0d4b-4f6e-9b8f-2c6d1e5a9f33 */
                itemId: string;
                /** @example 9d0b6a3e-2a1c-4a6f-8a51-6e3f0d9c7b22 */
                saveForlaterId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedChange"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
}
