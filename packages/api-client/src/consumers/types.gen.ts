// Generated from openapi/ by `npm run codegen`. Do not edit.
// It is committed, unlike other generated files: a review shows what a change of a contract does to its types.
export interface paths {
    "/consumers-v3/auth/passkey/options": {
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
         * A challenge that any passkey of the shop can sign.
         * @description Names nobody: the passkey says whose it is. The challenge is good once and for five minutes.
         */
        post: operations["createPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/auth/passkey/signin": {
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
         * Check a signed challenge, and answer a code that the token service exchanges.
         * @description The code is that of a sign-in by password. A passkey that nobody knows, a challenge that has ended or was used, and a signature that does not fit answer alike; so does an account that was closed.
         */
        post: operations["signInWithPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/auth/signin": {
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
         * Check e-mail and password, and answer a code that the token service exchanges.
         * @description Spec 1 §4 and §7. The code challenge (S256) ties the code to the caller. Unknown addresses and wrong passwords answer alike; AUT426 is the last attempt, AUT423 and AUT441 are a locked account. An e-mail address that is none answers AUT453. Bot protection by the action `login`.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/auth/signup": {
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
         * Register a consumer; the simplified form sends only e-mail and password of the profile.
         * @description Spec 1 §4, §5 and §7. An address in use answers AUT439, a phone in use AUT442 or AUT444. What a site needs beyond e-mail and password is rejected with the code of the field. Bot protection by the action `register`.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/confirmforgotpassword": {
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
         * Set a new password with the code of a mailed link; all sessions of the account end.
         * @description Spec 1 §7. A link that was used or has ended answers AUT402.
         */
        post: operations["confirmForgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer": {
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
         * The profile of the signed-in consumer, with the points of a member on request.
         * @description Spec 1 §7, spec 2 §3 and §7.
         */
        get: operations["getConsumer"];
        /**
         * Change the parts of the profile that are given, and nothing else.
         * @description Spec 1 §7, spec 2 §5 and §7. Sent only when at least one field has a value. Accepting the employee-discount terms is a change of consumerDetails as well.
         */
        put: operations["updateConsumer"];
        /**
         * Complete the profile of a new account once, with enrolment and subscriptions.
         * @description Spec 1 §7 and spec 2 §4. An account that has a profile is changed with PUT; POST then answers API405.
         */
        post: operations["createConsumer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/address": {
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
         * Add an address to the book; the first of its type becomes the main one.
         * @description Spec 1 §7, spec 2 §4 and §7. Country rules decide which fields are needed.
         */
        post: operations["addAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/address/{addressId}": {
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
         * Replace an address; making it the main one takes that from the others of its type.
         * @description Spec 1 §7, spec 2 §4 and §7.
         */
        put: operations["updateAddress"];
        post?: never;
        /**
         * Remove an address; no other one becomes the main one.
         * @description Spec 1 §7, spec 2 §4 and §7. The billing address of a saved card stays, and answers PRO414.
         */
        delete: operations["removeAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/agent/login": {
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
         * Sign a store employee in, and answer a code that the token service exchanges.
         * @description Spec 1 §6 and §7. Wrong credentials answer 403 and not 401, so that no caller renews a good token and tries them twice. Store and employee are chosen afterwards from the utilities.
         */
        post: operations["loginAgent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/auth/signout": {
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
         * End the session of a refresh token; one that has ended already is no error.
         * @description Spec 1 §4 and §7. The caller then asks for a guest token.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/CancelOrder": {
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
         * Cancel an order while it can still be stopped; a repeat answers the same.
         * @description Spec 1 §7. The order of the shopper, or of a caller who knows its secret. One that is on its way is answered with cancelled false and the reason, not with an error. While the shipping provider does not say whether it could be stopped, the answer is GEN500; the order is cancelled as soon as it says so, and a repeat tells.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/changepassword": {
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
         * Replace the password of the signed-in consumer; her other sessions end.
         * @description Spec 1 §7 and §8. AUT450 is a wrong current password, AUT451 and AUT452 a new one that was used before; too many wrong ones lock the account.
         */
        post: operations["changePassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/data": {
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
         * Everything that the shop keeps of the consumer, to take along.
         * @description Not in the specification; people have a right to their data. Card numbers and tokens are not among it.
         */
        get: operations["getConsumerData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/deletion": {
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
         * Ask by mail whether the account should really be deleted.
         * @description Not in the specification. Nothing is deleted before the link of the mail was followed.
         */
        post: operations["requestDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/email": {
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
         * Ask for another e-mail address, which is the sign-in name.
         * @description Not in the specification. Nothing changes before the link of a mail to the new address was followed, and whether that address belongs to another account is said there. A later request takes the place of an earlier one. A wrong password counts like one of a sign-in (AUT450); too many lock the account (AUT423).
         */
        put: operations["requestEmailChange"];
        post?: never;
        /**
         * Keep the present e-mail address; the link that was mailed to the new one does nothing any more.
         * @description Not in the specification.
         */
        delete: operations["cancelEmailChange"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/email/mail": {
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
         * Mail the link once more that confirms the e-mail address.
         * @description Not in the specification. It goes to the address that was asked for, or to the account's own as long as that is not confirmed; the link of the mail before does nothing any more. With nothing to confirm: API404.
         */
        post: operations["resendEmailConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/event-registration": {
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
         * Join an event; a repeat by the same consumer answers the same registration.
         * @description Spec 1 §7, spec 3 §3 and §5. Only for signed-in consumers.
         */
        post: operations["registerForEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/lookup": {
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
         * Whether enrolment goes on with sign-in, sign-up or the profile; nothing else.
         * @description Spec 1 §7 and spec 2 §4. A signed-in consumer asks about herself. Anybody else has proved control of an e-mail address by `retrieveUserData` with the same token before, and names its challenge: no address stands in a query or a log, and a challenge that was not proved, or by another token, answers AUT404.
         */
        get: operations["lookUpConsumer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/loyalty/promo/welcome": {
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
         * The welcome promotion of a member, and whether it was used.
         * @description Spec 1 §7.
         */
        get: operations["getWelcomePromo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/loyalty/token": {
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
         * A token of the loyalty programme, with the member id.
         * @description Spec 1 §6 and §7. A shopper who is no member answers REW130, one who has not confirmed yet REW135. A new member may say once who has invited them: 4044 says that no member has the code, API400 that the invitation does not count.
         */
        post: operations["createLoyaltyToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/loyalty/vouchers": {
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
         * Points and tier of a member, and the vouchers that they are good for.
         * @description Spec 1 §3 and §7. A voucher is eligible when the points suffice, and available when it can be used on this site.
         */
        get: operations["getLoyaltyVouchers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/notification": {
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
         * Choose on which channel the consumer hears of an event.
         * @description Spec 1 §7 and §8; the payload is not shown there. A missing request type, organisation or payload answers ATTR100, ATTR200 or ATTR300, so none of the three is required by the schema. Sent is one event so far, DELIVERY by e-mail; a choice about any other, or on another channel, is rejected with API400.
         */
        put: operations["setNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/passkeys": {
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
         * Passkeys of the consumer, the newest first.
         * @description Beside the password of spec 1 §4, which stays a way in.
         */
        get: operations["getPasskeys"];
        put?: never;
        /**
         * Add the passkey that an authenticator made for a challenge of this account.
         * @description Answers API400 for what does not fit the challenge, the shop's address or the account, for a passkey that exists, and for an eleventh one.
         */
        post: operations["addPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/passkeys/{passkeyId}": {
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
         * Remove a passkey, which signs nobody in any more.
         * @description The password stays; what the authenticator has kept is for its owner to remove.
         */
        delete: operations["removePasskey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/passkeys/options": {
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
         * A challenge for another passkey of this account.
         * @description Good once and for five minutes. The authenticator knows the account by a handle that is drawn at random, and not by its number. An account with ten passkeys answers API400.
         */
        post: operations["createPasskeyOptions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/payment_instruments": {
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
         * Saved cards and rewards of the consumer, the main card first.
         * @description Spec 1 §3 and §7. Numbers are never answered, only their ends.
         */
        get: operations["getSavedPaymentInstruments"];
        put?: never;
        /**
         * Save a card that the payment provider holds, a gift card, or points turned into a reward.
         * @description Spec 1 §7, spec 2 §7 and §8. A card comes as the session of the payment provider's frame, never as numbers. One that is saved already answers PYT300, a gift card too. Too few points answer REW140.
         */
        post: operations["savePaymentInstrument"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}": {
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
         * Forget a saved instrument, here and at the payment provider.
         * @description Spec 1 §7.
         */
        delete: operations["removeSavedPaymentInstrument"];
        options?: never;
        head?: never;
        /**
         * Change expiry, billing address or main mark of a saved card.
         * @description Spec 1 §7.
         */
        patch: operations["updateSavedPaymentInstrument"];
        trace?: never;
    };
    "/consumers-v3/consumer/payment_instruments/session": {
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
         * Open a session at the payment provider, whose frame takes a card that is to be saved.
         * @description Spec 1 §7. The session is the consumer's own; `savePaymentInstrument` takes it once a card was typed.
         */
        post: operations["createCardSession"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/purchase/{orderId}": {
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
         * An order of the shopper; another customer's answers like a missing one.
         * @description Spec 1 §7. A guest finds the orders of her own session, and one whose secret she shows.
         */
        get: operations["getPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/purchase/invoice/download": {
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
         * The invoice of an order as a PDF.
         * @description Spec 1 §7. A caller that accepts no PDF is rejected with API406; an order whose parcels have not left has no invoice yet (OHS4004).
         */
        post: operations["downloadInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/purchasehistory": {
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
         * Orders of the consumer, the latest first, page by page.
         * @description Spec 1 §7. Totals and pictures only; `purchase` answers the whole order.
         */
        post: operations["getPurchaseHistory"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/resendGiftCardEmail": {
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
         * Mail a digital gift card of an order again, to the recipient of the order only.
         * @description Spec 1 §7. No other recipient can be named; several calls in a short time send one mail.
         */
        post: operations["resendGiftCardEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/resetpassword": {
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
         * Mail a link for a new password; known and unknown addresses are answered alike.
         * @description Spec 1 §7. The link is good for one use and ends by itself; `confirmforgotpassword` takes its code.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/retrieveUserData": {
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
         * Prove control of an e-mail address with a mailed code, and get the name that prefills sign-up.
         * @description Spec 1 §2 and §7. Without a proof a code is mailed, and known and unknown addresses are answered alike. With the challenge and its code the token may ask `lookup`, and the answer carries the least that the form needs; a wrong code answers AUT404.
         */
        post: operations["retrieveUserData"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/return/{orderId}/returnLabel": {
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
         * Open a return for items of an order, and answer the label for the parcel.
         * @description Spec 1 §7 and §8. A carrier that makes no label answers RTN500, and no return is opened then. The label of a return that is open is made again where its position is given instead of items; one that is not there, or has arrived, answers API400.
         */
        post: operations["createReturnLabel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/subscription": {
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
         * Subscriptions of the consumer, text messages among them.
         * @description Spec 1 §3 and §7.
         */
        get: operations["getSubscriptions"];
        /**
         * Opt in or out of the subscriptions that are given.
         * @description Spec 1 §7. An opt-in waits for the answer of its recipient where the country asks for a double opt-in.
         */
        put: operations["updateSubscriptions"];
        /**
         * Sign up for text messages or for the newsletter, as a guest too.
         * @description Spec 1 §7; the newsletter of spec 3 §3 and §7, whose path is not given, stands here with its own payload. An address that had subscribed before is answered like a new one, so that nobody learns who reads the newsletter. Every recipient is asked to confirm. Nobody is signed off by this call: an opt-out answers PRO418.
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/TrackOrder": {
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
         * Where the parcels of an order are, for a caller who knows its number and e-mail address or its secret.
         * @description Spec 1 §7. Guests may ask. The answer names no person and no address; a wrong pair answers like a missing order (ORD409); one whose payment is open is not there yet (OHS4004).
         */
        post: operations["trackOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/consumer/warranty": {
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
         * Open a support case for a product with a fault.
         * @description Spec 2 §7. Guests may open one; the case is answered by e-mail.
         */
        post: operations["createWarrantyCase"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/contactus": {
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
         * Send a message to the customer service; it becomes a support case.
         * @description Spec 1 §1 and §7. Category and subject come from `categorySubject`.
         */
        post: operations["contactUs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/contactus/categorySubject": {
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
         * Categories and subjects of the contact form, in the language of the locale.
         * @description Spec 1 §7.
         */
        get: operations["getContactSubjects"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/deletion/confirm": {
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
         * Delete the account that a mailed code is about.
         * @description Not in the specification. Profile, addresses, saved payment, favourites and subscriptions are removed and every session ends; orders stay without the person. A code that is unknown or has ended answers API404.
         */
        post: operations["confirmDeletion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/email/confirm": {
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
         * Confirm the e-mail address that a mailed code is about.
         * @description Not in the specification. The account's own address is proved, or the new one becomes the account's; the old one then gets a mail with a code that undoes it. A code that is unknown or has ended answers API404, an address that another account has PRO400.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/email/undo": {
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
         * Give an account its e-mail address back that was changed.
         * @description Not in the specification. The code was mailed to the old address and works for seven days. Every session of the account ends, links mailed since do nothing any more, and its password has to be set again by mail, as the person who changed the address knew it. A code that is unknown or has ended answers API404.
         */
        post: operations["undoEmailChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/order/link": {
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
         * Mail a link that opens an order to the e-mail address that it was placed with.
         * @description Not in the specification. The answer is the same for an order that does not exist and for an address that is not its own; nothing is mailed then. The link works once, for 30 minutes.
         */
        post: operations["mailOrderLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/order/link/open": {
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
         * Exchange a mailed code for the order that it opens.
         * @description Not in the specification. The answer has the secret of the order, which the calls about one order take as proof. A code that is unknown, was used or has ended answers API404.
         */
        post: operations["openOrderLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/subscription/confirm": {
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
         * Say that a subscription was meant, by the code of the message that asked.
         * @description Spec 1 §3 (doubleOptin). The code stands in the link of the mail or text message and works for three days; used again it answers the same. One that nobody was sent, or that has ended, answers API404.
         */
        post: operations["confirmSubscription"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/utilities/countryList": {
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
         * Countries that the site ships to, or that can be billed; the site's own first.
         * @description Spec 2 §7, utilities.
         */
        get: operations["getCountryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/utilities/countryList/{countryCode}": {
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
         * Address rules of a country; each replaces the default of its field only.
         * @description Spec 1 §5 and spec 2 §7, which leaves the end of the path open.
         */
        get: operations["getCountryRules"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/utilities/stores": {
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
         * Stores that an associate can sell in.
         * @description Spec 2 §7, utilities. The names fill the choice behind the associate's sign-in.
         */
        get: operations["getAssociateStores"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/utilities/stores/{storeId}/employees": {
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
         * Employees of a store, for a signed-in store employee only.
         * @description Spec 2 §3 and §7. Store and employee make the buy-in-store session, which place-order carries.
         */
        get: operations["getStoreEmployees"];
        put?: never;
        post?: never;
        delete?: never;
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
        AgentLoginRequest: {
            codeChallenge: components["schemas"]["CodeChallenge"];
            password: components["schemas"]["TypedPassword"];
            recaptcha_response?: string;
            /** @description Number of the employee. */
            username: string;
        };
        /** @description Major units of the currency with at most two decimals. */
        Amount: number;
        ApplicableLoyaltyVoucher: {
            amountInCurrency: components["schemas"]["Amount"];
            available: boolean;
            eligible: boolean;
            points: number;
        };
        AssociateStore: {
            city?: string;
            countryCode: string;
            storeId: string;
            storeName: string;
        };
        Authorization: {
            authorizationCode: components["schemas"]["AuthorizationCode"];
            /** @description Seconds until the code ends. */
            expiresIn: number;
        };
        /** @description Answer of a sign-in; good for one exchange. */
        AuthorizationCode: string;
        /** @description An entry of the address book. */
        BookAddress: {
            addressLine1: string;
            addressLine2?: string;
            /**
             * @description S for shipping and B for billing.
             * @enum {string}
             */
            approachType: "S" | "B";
            city: string;
            country?: string;
            countryCode: string;
            email?: string;
            firstName: string;
            id: string;
            lastName: string;
            /** @description One of each type, which forms offer first. */
            main: boolean;
            phone: string;
            phoneCode?: string;
            postalCode: string;
            province?: string;
            /** @description For the carrier. */
            recipientContactPhone?: string;
            version?: components["schemas"]["Version"];
        };
        BookAddressInput: {
            addressLine1: string;
            addressLine2?: string;
            /**
             * @description S for shipping and B for billing.
             * @enum {string}
             */
            approachType: "S" | "B";
            city: string;
            country?: string;
            countryCode: string;
            /** Format: email */
            email?: string;
            firstName: string;
            lastName: string;
            main?: boolean;
            /** @description National digits or the international form. */
            phone: string;
            phoneCode?: string;
            postalCode: string;
            province?: string;
            /** @description For the carrier. */
            recipientContactPhone?: string;
            version?: components["schemas"]["Version"];
        };
        /** @description Comes into the address book; one that stands there already is taken from it. */
        CardBillingAddress: {
            addressLine1: string;
            addressLine2?: string;
            city: string;
            country?: string;
            countryCode: string;
            /** Format: email */
            email?: string;
            firstName: string;
            lastName: string;
            phone: string;
            phoneCode?: string;
            postalCode: string;
            province?: string;
        };
        Challenge: {
            sessionID: string;
            /** @description Address of the card issuer's page for a frame. */
            url: string;
        };
        /** @description Base64url of the SHA-256 of the code verifier. */
        CodeChallenge: string;
        ConsumerAnswer: {
            consumerProfile: components["schemas"]["ConsumerProfile"];
        };
        ConsumerDetails: {
            /** @description Of each type the main one first. */
            address: components["schemas"]["BookAddress"][];
            athlete?: components["schemas"]["CreditSpend"];
            /** Format: date */
            birthDate?: string;
            consumerNo: string;
            /** @description EMPLOYEE asks for the discount terms; any other value is a consumer. */
            consumerType?: string;
            /** @description What signs in. */
            email: string;
            employee?: components["schemas"]["EmployeeSpend"];
            firstName?: string;
            gender?: components["schemas"]["Gender"];
            identity: components["schemas"]["ConsumerIdentity"][];
            /** @description Whether a mail to the address was answered. What belongs to the address is not shown before. */
            isEmailVerified?: boolean;
            lastName?: string;
            pendingEmail?: components["schemas"]["PendingEmail"];
            phone?: string;
            phoneCode?: string;
            postalCode?: string;
            prosumer?: components["schemas"]["CreditSpend"];
        };
        /** @description The e-mail address is the sign-in name and changes by `requestEmailChange` alone. */
        ConsumerDetailsChange: {
            /** Format: date */
            birthDate?: string;
            firstName?: string;
            gender?: components["schemas"]["Gender"];
            isEmployeeDiscountTCAccepted?: boolean;
            lastName?: string;
            phone?: string;
            phoneCode?: string;
            postalCode?: string;
        };
        /** @description Makes the consumer a prosumer. */
        ConsumerIdentity: {
            /** @enum {string} */
            type: "WRANX" | "IPA";
        };
        ConsumerLookup: {
            isLoyaltyMember: boolean;
            /** @description What a partially enrolled profile lacks; names of fields, never their values. */
            missing: ("phone" | "firstName" | "lastName" | "postalCode" | "birthDate")[];
            /** @enum {string} */
            next: "sign-in" | "sign-up" | "complete-profile";
            registered: boolean;
        };
        ConsumerProfile: {
            consumerDetails: components["schemas"]["ConsumerDetails"];
            enrollments: components["schemas"]["Enrollment"][];
            isLoyaltyMember: boolean;
            /** Format: date-time */
            loyaltyOptInDate?: string;
            loyaltySummary?: components["schemas"]["LoyaltySummary"];
            preferences: components["schemas"]["Preferences"];
            source?: string;
            subscriptions: components["schemas"]["Subscription"][];
            version?: components["schemas"]["Version"];
        };
        ConsumerProfileChange: {
            consumerDetails?: components["schemas"]["ConsumerDetailsChange"];
            enrollments?: components["schemas"]["EnrollmentChoice"][];
            preferences?: components["schemas"]["PreferencesChange"];
            source?: components["schemas"]["ProfileSource"];
            subscriptions?: components["schemas"]["SubscriptionChoice"][];
            version?: components["schemas"]["Version"];
        };
        ContactCategory: {
            categoryId: string;
            label: string;
            subjects: {
                label: string;
                needsOrderNumber: boolean;
                subjectId: string;
            }[];
        };
        ContactRequest: {
            categoryId: string;
            email: components["schemas"]["TypedEmail"];
            firstName: string;
            lastName: string;
            message: string;
            orderNumber?: components["schemas"]["OrderNumber"];
            phone?: string;
            phoneCode?: string;
            recaptcha_response?: string;
            subjectId: string;
        };
        Country: {
            code: string;
            dialCode?: string;
            /** @description In the language of the locale. */
            name: string;
        };
        CountryRules: {
            countryCode: string;
            fields: {
                addressLine1?: components["schemas"]["FieldRule"];
                addressLine2?: components["schemas"]["FieldRule"];
                city?: components["schemas"]["FieldRule"];
                email?: components["schemas"]["FieldRule"];
                firstName?: components["schemas"]["FieldRule"];
                lastName?: components["schemas"]["FieldRule"];
                phone?: components["schemas"]["FieldRule"];
                postalCode?: components["schemas"]["FieldRule"];
                province?: components["schemas"]["FieldRule"];
            };
            provinces: components["schemas"]["Province"][];
        };
        /** @description Base64url. */
        CredentialId: string;
        /** @description What an athlete or a prosumer has spent of the credit of the year. */
        CreditSpend: {
            annualCredit: components["schemas"]["Amount"];
            currency?: components["schemas"]["Currency"];
            currentSpend: components["schemas"]["Amount"];
        };
        /**
         * @description ISO 4217
         * @example USD
         */
        Currency: string;
        /** @description What an employee has bought at a discount this year, and the most she may. */
        EmployeeSpend: {
            annualCap: components["schemas"]["Amount"];
            currency?: components["schemas"]["Currency"];
            currentSpend: components["schemas"]["Amount"];
            isEmployeeDiscountTCAccepted: boolean;
        };
        Enrollment: {
            /** Format: date-time */
            enrolledAt?: string;
            memberId?: string;
            /** @enum {string} */
            status: "CONFIRMED" | "UNCONFIRMED";
            /** @enum {string} */
            type: "LOYALTY";
        };
        EnrollmentChoice: {
            termsAccepted: boolean;
            /** @enum {string} */
            type: "LOYALTY";
        };
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
        EventRegistration: {
            /** @description Days joined by commas; only for an event of two days or more. */
            attendingDays?: string;
            email: components["schemas"]["TypedEmail"];
            eventId: string;
            /** @constant */
            eventTermsAccepted: true;
            firstName: string;
            gender?: components["schemas"]["Gender"];
            lastName: string;
            phoneNumber?: string;
            /** @description Name of a guest, where the event allows one. */
            plusOne?: string;
            /** Format: date-time */
            registrationTimestamp: string;
        };
        FieldRule: {
            capitalize?: boolean;
            hidden?: boolean;
            /** @description X is a digit, A a letter; other signs stand for themselves. */
            maskFormat?: string;
            maxLength?: number;
            minLength?: number;
            pattern?: string;
            required?: boolean;
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
        /** @enum {string} */
        Gender: "female" | "male" | "diverse" | "undisclosed";
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
        /** @description Points for POINTS, minor units of the account's currency for the others. */
        KeptBalanceEntry: {
            amount: number;
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            kind: "POINTS" | "REWARD" | "ATHLETE" | "EMPLOYEE" | "PROSUMER";
        };
        KeptCart: {
            billingAddress?: components["schemas"]["Address"];
            items: {
                gift?: components["schemas"]["GiftOption"];
                productId: string;
                qty: number;
            }[];
            shippingAddress?: components["schemas"]["Address"];
            /** Format: date-time */
            updatedAt: string;
        };
        KeptEventRegistration: {
            attendingDays: string[];
            email: string;
            eventId: string;
            firstName: string;
            gender?: string;
            lastName: string;
            phoneNumber?: string;
            plusOne?: string;
            /** Format: date-time */
            registeredAt: string;
        };
        KeptOrder: {
            billingAddress: components["schemas"]["Address"];
            /** Format: date-time */
            createdAt: string;
            currency: components["schemas"]["Currency"];
            email: string;
            items: {
                gift?: components["schemas"]["GiftOption"];
                name: string;
                productId: string;
                qty: number;
                rowTotal: components["schemas"]["Amount"];
            }[];
            orderNumber: components["schemas"]["OrderNumber"];
            returns?: {
                /** Format: date-time */
                createdAt: string;
                returnNumber: string;
                trackingNumber?: string;
            }[];
            shipments: {
                address?: components["schemas"]["Address"];
                shipmentId: string;
            }[];
            total: components["schemas"]["Amount"];
        };
        KeptQuestion: {
            /** Format: date-time */
            askedAt: string;
            /** @description Gone once the answer was mailed to it. */
            email?: string;
            nickname: string;
            productId: string;
            questionId: string;
            /** @enum {string} */
            state: "submitted" | "published" | "rejected";
            text: string;
        };
        KeptReview: {
            /** Format: date */
            createdOn: string;
            /** @enum {string} */
            fit?: "runs-small" | "true-to-size" | "runs-large";
            nickname: string;
            /** @description Addresses in the shop. */
            pictures?: string[];
            productId: string;
            recommended: boolean;
            reviewId: string;
            score: number;
            /** @enum {string} */
            state: "submitted" | "published" | "rejected";
            text: string;
            title: string;
        };
        LoyaltySummary: {
            points: {
                balance: number;
                /** @description Of orders that can still be returned. */
                pending?: number;
            };
        };
        /** @description The step of the programme that the points of the last twelve months lead to. */
        LoyaltyTier: {
            /** @enum {string} */
            id: "TRAIL" | "RIDGE" | "SUMMIT";
            /** @enum {string} */
            nextTier?: "TRAIL" | "RIDGE" | "SUMMIT";
            pointsToNextTier?: number;
        };
        LoyaltyVouchers: {
            applicableLoyaltyVouchers: components["schemas"]["ApplicableLoyaltyVoucher"][];
            currency: components["schemas"]["Currency"];
            currentLoyaltyPoints: number;
            /** @description The least points that are taken as payment. */
            minimumPoints?: number;
            /** @description Of orders that can still be returned. */
            pendingPoints?: number;
            /** @description What the member invites friends with. */
            referralCode?: string;
            tier?: components["schemas"]["LoyaltyTier"];
        };
        NewConsumerProfile: {
            consumerDetails: components["schemas"]["ConsumerDetailsChange"];
            enrollments?: components["schemas"]["EnrollmentChoice"][];
            preferences?: components["schemas"]["PreferencesChange"];
            source?: components["schemas"]["ProfileSource"];
            subscriptions?: components["schemas"]["SubscriptionChoice"][];
            version?: components["schemas"]["Version"];
        };
        NewPasskey: {
            attestationObject: string;
            clientDataJSON: string;
            credentialId: components["schemas"]["CredentialId"];
            transports?: components["schemas"]["PasskeyTransport"][];
        };
        /** @description At least 8 characters with one upper-case letter, one lower-case letter and one digit; a shorter one answers FE872. */
        NewPassword: string;
        NewReward: {
            /** @enum {string} */
            payment_method_id: "REWARD_CODE" | "REWARD_CARD";
            points: number;
        };
        NewSavedCard: {
            /** @description Billing address in the book. */
            addressId?: string;
            billingAddress?: components["schemas"]["CardBillingAddress"];
            main?: boolean;
            /** @enum {string} */
            payment_method_id: "CREDIT_CARD";
            recaptcha_response?: string;
            /** @description Of the payment provider's frame. */
            sessionID: string;
        };
        NewSavedGiftCard: {
            /** @description A missing one answers GFC400. */
            code?: string;
            /** @enum {string} */
            payment_method_id: "GIFT_CARD";
            pin?: string;
        };
        /** @description Distinguished by payment_method_id. */
        NewSavedInstrument: components["schemas"]["NewSavedCard"] | components["schemas"]["NewSavedGiftCard"] | components["schemas"]["NewReward"];
        NewsletterSignUp: {
            /** @enum {string} */
            acquisitionType: "Signup";
            campaignName: string;
            email: components["schemas"]["TypedEmail"];
            optIn: boolean;
        };
        NotificationChoice: {
            /** @enum {string} */
            channel: "email" | "sms";
            optin: boolean;
            requestType: components["schemas"]["NotificationType"];
        };
        NotificationRequest: {
            /** @description The brand. */
            organization?: string;
            payload?: {
                /** @enum {string} */
                channel: "email" | "sms";
                optin: boolean;
                /** @description E-mail address or phone. */
                recipient?: string;
            };
            requestType?: components["schemas"]["NotificationType"];
        };
        /** @enum {string} */
        NotificationType: "ORDER_STATUS" | "PICKUP_READY" | "DELIVERY" | "RETURN_STATUS" | "BACK_IN_STOCK";
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
        OrderByEmail: {
            /** @description One that is no e-mail address answers ORD400. */
            email: string;
            orderNumber: components["schemas"]["OrderNumber"];
        };
        OrderBySecret: {
            orderNumber: components["schemas"]["OrderNumber"];
            st: string;
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
        /** @description The number with the e-mail address, or with the secret of the order. */
        OrderLookup: components["schemas"]["OrderByEmail"] | components["schemas"]["OrderBySecret"];
        OrderNumber: string;
        /** @description What a member gets for an order: PENDING until nothing of it can be sent back any more, then EARNED. Fewer once something was sent back; without points there is nothing. */
        OrderPoints: {
            points: number;
            /** @enum {string} */
            status: "PENDING" | "EARNED";
        };
        OrderTracking: {
            /** Format: date-time */
            createdAt: string;
            isCancellable: boolean;
            orderNumber: components["schemas"]["OrderNumber"];
            /** @description What can be sent back now, and how many of each; empty before an order is on its way, when all of it has been sent back, and once the time for returns is over. */
            returnable: {
                itemId: string;
                qty: number;
            }[];
            returns: components["schemas"]["TrackedReturn"][];
            shipments: components["schemas"]["TrackedShipment"][];
            status: components["schemas"]["PurchaseStatus"];
        };
        Passkey: {
            /** Format: date-time */
            createdAt: string;
            /** @enum {string} */
            kind: "device" | "security-key";
            /** Format: date-time */
            lastUsedAt?: string;
            /** @description Of what keeps it if that is known. */
            name?: string;
            /** Format: uuid */
            passkeyId: string;
        };
        /** @description Base64url. */
        PasskeyChallenge: string;
        PasskeyCreationOptions: {
            /** @enum {string} */
            attestation: "none";
            authenticatorSelection: {
                requireResidentKey: boolean;
                /** @enum {string} */
                residentKey: "required";
                /** @enum {string} */
                userVerification: "required";
            };
            challenge: components["schemas"]["PasskeyChallenge"];
            excludeCredentials: components["schemas"]["PasskeyDescriptor"][];
            pubKeyCredParams: {
                alg: number;
                /** @enum {string} */
                type: "public-key";
            }[];
            rp: {
                id: string;
                name: string;
            };
            /** @description Milliseconds. */
            timeout: number;
            user: {
                displayName: string;
                id: components["schemas"]["UserHandle"];
                name: string;
            };
        };
        PasskeyDescriptor: {
            id: components["schemas"]["CredentialId"];
            transports?: components["schemas"]["PasskeyTransport"][];
            /** @enum {string} */
            type: "public-key";
        };
        PasskeyRequestOptions: {
            challenge: components["schemas"]["PasskeyChallenge"];
            rpId: string;
            /** @description Milliseconds. */
            timeout: number;
            /** @enum {string} */
            userVerification: "required";
        };
        PasskeySignInRequest: {
            authenticatorData: string;
            clientDataJSON: string;
            codeChallenge: components["schemas"]["CodeChallenge"];
            credentialId: components["schemas"]["CredentialId"];
            signature: string;
            /** @enum {string} */
            type: "Registered";
            userHandle: components["schemas"]["UserHandle"];
        };
        /** @enum {string} */
        PasskeyTransport: "ble" | "cable" | "hybrid" | "internal" | "nfc" | "smart-card" | "usb";
        PaymentInstrumentChange: {
            addressId?: string;
            billingAddress?: components["schemas"]["CardBillingAddress"];
            expirationMonth?: number;
            expirationYear?: number;
            /** @constant */
            main?: true;
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
        /** @description An address that waits for its confirmation; the account goes on with the one it has. */
        PendingEmail: {
            email: string;
            /** Format: date-time */
            expiresAt: string;
        };
        Preferences: {
            /** @description Separated by pipes. */
            interests?: string;
            preferredShoeSize?: string;
        };
        PreferencesChange: {
            /** @description Separated by pipes; empty for none. */
            interests?: string;
            preferredShoeSize?: string;
        };
        /** @description Form or campaign that the data came from. */
        ProfileSource: string;
        Promotion: {
            calloutMessage?: string;
            discount?: components["schemas"]["Amount"];
            /** @enum {string} */
            level: "ORDER" | "PRODUCT" | "SHIPPING";
            promotionId: string;
            promotionName: string;
        };
        Province: {
            code: string;
            name: string;
        };
        PurchaseHistoryRequest: {
            /** @default 24 */
            count: number;
            /**
             * Format: date
             * @description Placed on this day or later.
             */
            from?: string;
            /** @default 0 */
            start: number;
            status?: components["schemas"]["PurchaseStatus"][];
            /**
             * Format: date
             * @description Placed on this day or earlier.
             */
            to?: string;
        };
        PurchaseItem: {
            image?: components["schemas"]["Image"];
            itemId: string;
            name: string;
            productId: string;
            qty: number;
        };
        /** @enum {string} */
        PurchaseStatus: "PLACED" | "PENDING_CHALLENGE" | "IN_PREPARATION" | "READY_FOR_PICKUP" | "SHIPPED" | "DELIVERED" | "CANCELLED" | "RETURNED";
        PurchaseSummary: {
            /** Format: date-time */
            createdAt: string;
            currency: components["schemas"]["Currency"];
            isCancellable: boolean;
            isReturnable: boolean;
            items: components["schemas"]["PurchaseItem"][];
            orderNumber: components["schemas"]["OrderNumber"];
            status: components["schemas"]["PurchaseStatus"];
            total: components["schemas"]["Amount"];
            totalItems: number;
        };
        ReturnLabel: {
            carrier: string;
            /** @description The label to print. */
            label: string;
            orderNumber: components["schemas"]["OrderNumber"];
            returnNumber: string;
            trackingNumber: string;
            /** Format: date */
            validUntil: string;
        };
        ReturnLabelRequest: {
            /** @description Where an open return stands among those of the order, as TrackOrder lists them, from 0. */
            returnPosition: number;
            /** @description Secret of the order. */
            st?: string;
        };
        ReturnRequest: {
            items: {
                itemId: string;
                qty: number;
                /** @enum {string} */
                reason: "TOO_SMALL" | "TOO_LARGE" | "NOT_AS_SHOWN" | "FAULTY" | "WRONG_ITEM" | "CHANGED_MIND" | "OTHER";
            }[];
            /** @description Secret of the order. */
            st?: string;
        };
        SavedCard: {
            /** @description Billing address in the book. */
            addressId?: string;
            card: {
                expirationMonth: number;
                expirationYear: number;
                holder?: string;
                isExpired: boolean;
                lastFour: string;
                /** @description Card brand. */
                type: string;
            };
            main: boolean;
            /** @enum {string} */
            payment_method_id: "CREDIT_CARD";
            paymentInstrumentId: string;
        };
        SavedGiftCard: {
            balance: components["schemas"]["Amount"];
            currency: components["schemas"]["Currency"];
            /** Format: date-time */
            expiresAt?: string;
            lastFour: string;
            /** @enum {string} */
            payment_method_id: "GIFT_CARD";
            paymentInstrumentId: string;
        };
        /** @description Distinguished by payment_method_id. */
        SavedPaymentInstrument: components["schemas"]["SavedCard"] | components["schemas"]["SavedGiftCard"] | components["schemas"]["SavedReward"];
        SavedReward: {
            amount: components["schemas"]["Amount"];
            /** @description By which it is named at the checkout. */
            code?: string;
            currency: components["schemas"]["Currency"];
            /** Format: date-time */
            expiresAt?: string;
            /** @enum {string} */
            payment_method_id: "REWARD_CODE" | "REWARD_CARD";
            paymentInstrumentId: string;
            /** @description What it was made from. */
            points?: number;
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
        SignInRequest: {
            codeChallenge: components["schemas"]["CodeChallenge"];
            password: components["schemas"]["TypedPassword"];
            recaptcha_response?: string;
            /** @enum {string} */
            type: "Registered";
            username: components["schemas"]["TypedEmail"];
        };
        SignUpRequest: {
            /** Format: date */
            birthDate?: string;
            email: components["schemas"]["TypedEmail"];
            /** @description What the link to the sign-up said of what brought the shopper (spec 1 §2). */
            enrolment?: {
                /** @description Whom the link took its reader for. It proves nothing. */
                consumerId?: string;
                /** @description The campaign. */
                leadSource?: string;
                /** @description Of the member who invited. */
                referralCode?: string;
                /** @description The store that signs the shopper up; it becomes the favourite one. */
                storeNum?: string;
            };
            firstName?: string;
            gender?: components["schemas"]["Gender"];
            /** @description True when an associate chose the password. */
            isTemporaryPassword?: boolean;
            /** @description Terms of the brand and the privacy policy. */
            isTermsConfirmed: boolean;
            lastName?: string;
            password: components["schemas"]["NewPassword"];
            phone?: string;
            phoneCode?: string;
            postalCode?: string;
            recaptcha_response?: string;
            source?: components["schemas"]["ProfileSource"];
            subscriptions?: components["schemas"]["SubscriptionChoice"][];
        };
        SmsSignUp: {
            /** @enum {string} */
            channel: "sms";
            country: string;
            optin: boolean;
            /** @description Phone in the international form. */
            recipient: string;
            /** @enum {string} */
            region?: "NORA" | "EMEA";
            termsAccepted: boolean;
            /** @enum {string} */
            type: "Newsletter" | "LoyaltyNewsletter";
        };
        StoreEmployee: {
            storeEmployeeId: string;
            storeEmployeeName: string;
        };
        Subscription: {
            /** @enum {string} */
            channel: "email" | "sms";
            country?: string;
            /** @description True once the recipient has confirmed. */
            doubleOptin: boolean;
            optin: boolean;
            /** Format: date-time */
            optinDate?: string;
            /** Format: date-time */
            optoutDate?: string;
            recipient?: string;
            /** @enum {string} */
            region?: "NORA" | "EMEA";
            /** @enum {string} */
            type: "Newsletter" | "LoyaltyNewsletter";
        };
        /** @description A subscription as the shopper chooses it. */
        SubscriptionChoice: {
            /** @enum {string} */
            channel: "email" | "sms";
            country?: string;
            doubleOptin?: boolean;
            optin: boolean;
            /** Format: date-time */
            optinDate?: string;
            /** Format: date-time */
            optoutDate?: string;
            /** @description E-mail address or phone. */
            recipient?: string;
            /** @enum {string} */
            region?: "NORA" | "EMEA";
            /** @enum {string} */
            type: "Newsletter" | "LoyaltyNewsletter";
        };
        SubscriptionsAnswer: {
            consumerNo?: string;
            /** @description What was chosen of each event, where the consumer's subscriptions are read. */
            notifications?: components["schemas"]["NotificationChoice"][];
            subscriptions: components["schemas"]["Subscription"][];
        };
        SupportCase: {
            caseNumber: string;
            /** Format: date-time */
            createdAt: string;
        };
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
        /** @description What a shopper sends back. It is OPEN from the label on, ARRIVED once it was looked at. */
        TrackedReturn: {
            /** Format: date-time */
            arrivedAt?: string;
            carrier: string;
            currency?: components["schemas"]["Currency"];
            items: components["schemas"]["PurchaseItem"][];
            /** @description What goes back for it. */
            refund?: components["schemas"]["Amount"];
            returnNumber: string;
            /** @enum {string} */
            status: "OPEN" | "ARRIVED" | "REFUNDED";
            trackingNumber: string;
            /**
             * Format: date
             * @description The last day of the label.
             */
            validUntil: string;
        };
        TrackedShipment: {
            carrier?: string;
            /** Format: date */
            estimatedDelivery?: string;
            events: components["schemas"]["TrackingEvent"][];
            items: components["schemas"]["PurchaseItem"][];
            shipmentId: string;
            shippingMethod: {
                code: string;
                deliveryTime?: string;
                label: string;
            };
            status: components["schemas"]["PurchaseStatus"];
            storeId?: string;
            trackingNumber?: string;
            /** Format: uri */
            trackingUrl?: string;
        };
        TrackingEvent: {
            /** Format: date-time */
            at: string;
            status: components["schemas"]["PurchaseStatus"];
            /** @description In the language of the locale. */
            text: string;
        };
        /** @description As it was typed; one that is no e-mail address is rejected with the code of the field. */
        TypedEmail: string;
        TypedPassword: string;
        UserDataAnswer: {
            /** Format: uuid */
            challengeId: string;
            /** @description Seconds. */
            expiresIn: number;
            /** @enum {string} */
            state: "PROOF_NEEDED" | "PROVED";
            userData?: {
                firstName?: string;
                lastName?: string;
            };
        };
        UserDataRequest: {
            consumerId?: string;
            email: components["schemas"]["TypedEmail"];
            proof?: {
                /** Format: uuid */
                challengeId: string;
                /** @description From the mail. */
                code: string;
            };
        };
        /** @description Base64url. */
        UserHandle: string;
        Variation: {
            /**
             * @description `custom` is a part that a recipe says.
             * @enum {string}
             */
            code: "color" | "size" | "custom";
            label?: string;
            value: string;
        };
        /** @description Counts the changes. A change that names another one than the present was made from what another device has changed since, and answers PRO412; a change that names none is made. */
        Version: number;
        WarrantyRequest: {
            address: components["schemas"]["Address"];
            /** @enum {string} */
            defect: "ZIP" | "SEAM" | "FABRIC" | "SOLE" | "WATERPROOFING" | "INSULATION" | "HARDWARE" | "OTHER";
            description: string;
            email: components["schemas"]["TypedEmail"];
            firstName: string;
            lastName: string;
            orderNumber?: components["schemas"]["OrderNumber"];
            phone?: string;
            productId: string;
            /** @description Shop that sold it. */
            purchasedAt?: string;
            /** Format: date */
            purchasedOn?: string;
            upc?: string;
        };
        WelcomePromo: {
            calloutMessage?: string;
            /** @description Promo code of this member. */
            code?: string;
            /** @description False where it cannot be used any more: redeemed, expired, or for a first order after one. */
            eligible?: boolean;
            /** Format: date-time */
            expiresAt?: string;
            promotionId: string;
            promotionName: string;
            redeemed: boolean;
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
        /** @example addr-0001 */
        AddressId: string;
        Brand: string;
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
         * @description Campaign that brought the shopper to enrolment.
         * @example summer-hike
         */
        LeadSource: string;
        /** @description Language and country of the site. */
        Locale: string;
        /** @example NF0012345678 */
        OrderId: string;
        /** @example 5f0c6a3e-8f0e-4f52-9d65-1f4c3b1f7a10 */
        PasskeyId: string;
        /** @example pi-card-0001 */
        PaymentInstrumentId: string;
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
export type AgentLoginRequest = components['schemas']['AgentLoginRequest'];
export type Amount = components['schemas']['Amount'];
export type ApplicableLoyaltyVoucher = components['schemas']['ApplicableLoyaltyVoucher'];
export type AssociateStore = components['schemas']['AssociateStore'];
export type Authorization = components['schemas']['Authorization'];
export type AuthorizationCode = components['schemas']['AuthorizationCode'];
export type BookAddress = components['schemas']['BookAddress'];
export type BookAddressInput = components['schemas']['BookAddressInput'];
export type CardBillingAddress = components['schemas']['CardBillingAddress'];
export type Challenge = components['schemas']['Challenge'];
export type CodeChallenge = components['schemas']['CodeChallenge'];
export type ConsumerAnswer = components['schemas']['ConsumerAnswer'];
export type ConsumerDetails = components['schemas']['ConsumerDetails'];
export type ConsumerDetailsChange = components['schemas']['ConsumerDetailsChange'];
export type ConsumerIdentity = components['schemas']['ConsumerIdentity'];
export type ConsumerLookup = components['schemas']['ConsumerLookup'];
export type ConsumerProfile = components['schemas']['ConsumerProfile'];
export type ConsumerProfileChange = components['schemas']['ConsumerProfileChange'];
export type ContactCategory = components['schemas']['ContactCategory'];
export type ContactRequest = components['schemas']['ContactRequest'];
export type Country = components['schemas']['Country'];
export type CountryRules = components['schemas']['CountryRules'];
export type CredentialId = components['schemas']['CredentialId'];
export type CreditSpend = components['schemas']['CreditSpend'];
export type Currency = components['schemas']['Currency'];
export type EmployeeSpend = components['schemas']['EmployeeSpend'];
export type Enrollment = components['schemas']['Enrollment'];
export type EnrollmentChoice = components['schemas']['EnrollmentChoice'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorInfo = components['schemas']['ErrorInfo'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type EventRegistration = components['schemas']['EventRegistration'];
export type FieldRule = components['schemas']['FieldRule'];
export type Flash = components['schemas']['Flash'];
export type Gender = components['schemas']['Gender'];
export type GiftOption = components['schemas']['GiftOption'];
export type Image = components['schemas']['Image'];
export type KeptBalanceEntry = components['schemas']['KeptBalanceEntry'];
export type KeptCart = components['schemas']['KeptCart'];
export type KeptEventRegistration = components['schemas']['KeptEventRegistration'];
export type KeptOrder = components['schemas']['KeptOrder'];
export type KeptQuestion = components['schemas']['KeptQuestion'];
export type KeptReview = components['schemas']['KeptReview'];
export type LoyaltySummary = components['schemas']['LoyaltySummary'];
export type LoyaltyTier = components['schemas']['LoyaltyTier'];
export type LoyaltyVouchers = components['schemas']['LoyaltyVouchers'];
export type NewConsumerProfile = components['schemas']['NewConsumerProfile'];
export type NewPasskey = components['schemas']['NewPasskey'];
export type NewPassword = components['schemas']['NewPassword'];
export type NewReward = components['schemas']['NewReward'];
export type NewSavedCard = components['schemas']['NewSavedCard'];
export type NewSavedGiftCard = components['schemas']['NewSavedGiftCard'];
export type NewSavedInstrument = components['schemas']['NewSavedInstrument'];
export type NewsletterSignUp = components['schemas']['NewsletterSignUp'];
export type NotificationChoice = components['schemas']['NotificationChoice'];
export type NotificationRequest = components['schemas']['NotificationRequest'];
export type NotificationType = components['schemas']['NotificationType'];
export type Order = components['schemas']['Order'];
export type OrderByEmail = components['schemas']['OrderByEmail'];
export type OrderBySecret = components['schemas']['OrderBySecret'];
export type OrderItem = components['schemas']['OrderItem'];
export type OrderLookup = components['schemas']['OrderLookup'];
export type OrderNumber = components['schemas']['OrderNumber'];
export type OrderPoints = components['schemas']['OrderPoints'];
export type OrderTracking = components['schemas']['OrderTracking'];
export type Passkey = components['schemas']['Passkey'];
export type PasskeyChallenge = components['schemas']['PasskeyChallenge'];
export type PasskeyCreationOptions = components['schemas']['PasskeyCreationOptions'];
export type PasskeyDescriptor = components['schemas']['PasskeyDescriptor'];
export type PasskeyRequestOptions = components['schemas']['PasskeyRequestOptions'];
export type PasskeySignInRequest = components['schemas']['PasskeySignInRequest'];
export type PasskeyTransport = components['schemas']['PasskeyTransport'];
export type PaymentInstrumentChange = components['schemas']['PaymentInstrumentChange'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PendingEmail = components['schemas']['PendingEmail'];
export type Preferences = components['schemas']['Preferences'];
export type PreferencesChange = components['schemas']['PreferencesChange'];
export type ProfileSource = components['schemas']['ProfileSource'];
export type Promotion = components['schemas']['Promotion'];
export type Province = components['schemas']['Province'];
export type PurchaseHistoryRequest = components['schemas']['PurchaseHistoryRequest'];
export type PurchaseItem = components['schemas']['PurchaseItem'];
export type PurchaseStatus = components['schemas']['PurchaseStatus'];
export type PurchaseSummary = components['schemas']['PurchaseSummary'];
export type ReturnLabel = components['schemas']['ReturnLabel'];
export type ReturnLabelRequest = components['schemas']['ReturnLabelRequest'];
export type ReturnRequest = components['schemas']['ReturnRequest'];
export type SavedCard = components['schemas']['SavedCard'];
export type SavedGiftCard = components['schemas']['SavedGiftCard'];
export type SavedPaymentInstrument = components['schemas']['SavedPaymentInstrument'];
export type SavedReward = components['schemas']['SavedReward'];
export type ShipmentStore = components['schemas']['ShipmentStore'];
export type ShippingMethod = components['schemas']['ShippingMethod'];
export type SignInRequest = components['schemas']['SignInRequest'];
export type SignUpRequest = components['schemas']['SignUpRequest'];
export type SmsSignUp = components['schemas']['SmsSignUp'];
export type StoreEmployee = components['schemas']['StoreEmployee'];
export type Subscription = components['schemas']['Subscription'];
export type SubscriptionChoice = components['schemas']['SubscriptionChoice'];
export type SubscriptionsAnswer = components['schemas']['SubscriptionsAnswer'];
export type SupportCase = components['schemas']['SupportCase'];
export type Totals = components['schemas']['Totals'];
export type TrackedReturn = components['schemas']['TrackedReturn'];
export type TrackedShipment = components['schemas']['TrackedShipment'];
export type TrackingEvent = components['schemas']['TrackingEvent'];
export type TypedEmail = components['schemas']['TypedEmail'];
export type TypedPassword = components['schemas']['TypedPassword'];
export type UserDataAnswer = components['schemas']['UserDataAnswer'];
export type UserDataRequest = components['schemas']['UserDataRequest'];
export type UserHandle = components['schemas']['UserHandle'];
export type Variation = components['schemas']['Variation'];
export type Version = components['schemas']['Version'];
export type WarrantyRequest = components['schemas']['WarrantyRequest'];
export type WelcomePromo = components['schemas']['WelcomePromo'];
export type ResponseLimited = components['responses']['Limited'];
export type ResponseRejected = components['responses']['Rejected'];
export type ParameterAddressId = components['parameters']['AddressId'];
export type ParameterBrand = components['parameters']['Brand'];
export type ParameterChannel = components['parameters']['Channel'];
export type ParameterClientApp = components['parameters']['ClientApp'];
export type ParameterCorrelationId = components['parameters']['CorrelationId'];
export type ParameterLeadSource = components['parameters']['LeadSource'];
export type ParameterLocale = components['parameters']['Locale'];
export type ParameterOrderId = components['parameters']['OrderId'];
export type ParameterPasskeyId = components['parameters']['PasskeyId'];
export type ParameterPaymentInstrumentId = components['parameters']['PaymentInstrumentId'];
export type ParameterRegion = components['parameters']['Region'];
export type ParameterRequestId = components['parameters']['RequestId'];
export type ParameterSiteId = components['parameters']['SiteId'];
export type ParameterSource = components['parameters']['Source'];
export type ParameterUsid = components['parameters']['Usid'];
export type $defs = Record<string, never>;
export interface operations {
    createPasskeySignIn: {
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
            /** @description What `navigator.credentials.get` takes, as JSON. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyRequestOptions"];
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    signInWithPasskey: {
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
                "application/json": components["schemas"]["PasskeySignInRequest"];
            };
        };
        responses: {
            /** @description A code for one exchange. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Authorization"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    signIn: {
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
                "application/json": components["schemas"]["SignInRequest"];
            };
        };
        responses: {
            /** @description A code for one exchange. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Authorization"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            423: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    signUp: {
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
                "application/json": components["schemas"]["SignUpRequest"];
            };
        };
        responses: {
            /** @description The consumer, who can sign in now. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        consumerNo: string;
                    };
                };
            };
            400: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            415: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    confirmForgotPassword: {
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
                    /** @description From the mailed link. */
                    code: string;
                    confirmPassword: components["schemas"]["TypedPassword"];
                    newPassword: components["schemas"]["NewPassword"];
                    recaptcha_response?: string;
                };
            };
        };
        responses: {
            /** @description The new password counts from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        changed: boolean;
                    };
                };
            };
            400: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            410: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    getConsumer: {
        parameters: {
            query?: {
                /**
                 * @description Adds loyaltySummary for a member of the loyalty programme.
                 * @example true
                 */
                includeLoyaltySummary?: boolean;
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
            /** @description The profile. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsumerAnswer"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    updateConsumer: {
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
                    consumerProfile: components["schemas"]["ConsumerProfileChange"];
                };
            };
        };
        responses: {
            /** @description The profile as it is now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsumerAnswer"];
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
    createConsumer: {
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
                    consumerProfile: components["schemas"]["NewConsumerProfile"];
                };
            };
        };
        responses: {
            /** @description The profile. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsumerAnswer"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            405: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    addAddress: {
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
                "application/json": components["schemas"]["BookAddressInput"];
            };
        };
        responses: {
            /** @description The id of the address. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        addressId: string;
                        /** @description Whether it is the main one of its type now. */
                        main?: boolean;
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
    updateAddress: {
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
                /** @example addr-0001 */
                addressId: components["parameters"]["AddressId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["BookAddressInput"];
            };
        };
        responses: {
            /** @description The id of the address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        addressId: string;
                        /** @description Whether it is the main one of its type now. */
                        main?: boolean;
                    };
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
    removeAddress: {
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
                /** @example addr-0001 */
                addressId: components["parameters"]["AddressId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        addressId: string;
                    };
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
    loginAgent: {
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
                "application/json": components["schemas"]["AgentLoginRequest"];
            };
        };
        responses: {
            /** @description A code for one exchange with a token request of type Agent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Authorization"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            423: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    signOut: {
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
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description The session has ended. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        signedOut: boolean;
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    cancelOrder: {
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
                    orderNumber: components["schemas"]["OrderNumber"];
                    /** @enum {string} */
                    reason: "CHANGED_MIND" | "ORDERED_TWICE" | "WRONG_ITEM" | "TOO_SLOW" | "OTHER";
                    /** @description Secret of the order. */
                    st?: string;
                };
            };
        };
        responses: {
            /** @description What became of it. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cancelled: boolean;
                        currency?: components["schemas"]["Currency"];
                        orderNumber: components["schemas"]["OrderNumber"];
                        refund?: components["schemas"]["Amount"];
                        /**
                         * @description Why not.
                         * @enum {string}
                         */
                        rejected?: "IN_PREPARATION" | "SHIPPED" | "DELIVERED";
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
    changePassword: {
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
                    confirmPassword: components["schemas"]["TypedPassword"];
                    currentPassword: components["schemas"]["TypedPassword"];
                    newPassword: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            /** @description The new password counts from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        changed: boolean;
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            423: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    getConsumerData: {
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
            /** @description The data. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description What was added to points, rewards and credits (above 0), and what was spent of them. */
                        balances: components["schemas"]["KeptBalanceEntry"][];
                        /** @description Bags, those that were ordered as well. */
                        carts: components["schemas"]["KeptCart"][];
                        eventRegistrations: components["schemas"]["KeptEventRegistration"][];
                        favourites: {
                            /** Format: date-time */
                            addedAt: string;
                            productId: string;
                        }[];
                        /** Format: date-time */
                        generatedAt: string;
                        /** @description Saved gift cards; what one is worth its issuer knows, and not the shop. */
                        giftCards: {
                            currency: components["schemas"]["Currency"];
                            lastFour: string;
                            paymentInstrumentId: string;
                            /** Format: date-time */
                            savedAt: string;
                        }[];
                        /** @description What the address of the account was subscribed to without signing in; listed once the person has proved the address by confirming a subscription of the account. */
                        newsletters: components["schemas"]["Subscription"][];
                        notifications: {
                            /** @enum {string} */
                            channel: "email" | "sms";
                            optin: boolean;
                            recipient?: string;
                            requestType: components["schemas"]["NotificationType"];
                        }[];
                        orders: components["schemas"]["KeptOrder"][];
                        /** @description What brought the person to the shop. */
                        origin?: {
                            invitedAs?: string;
                            leadSource?: string;
                            referralCode?: string;
                            storeNum?: string;
                        };
                        passkeys: components["schemas"]["Passkey"][];
                        paymentInstruments: components["schemas"]["SavedPaymentInstrument"][];
                        profile: components["schemas"]["ConsumerProfile"];
                        questions: components["schemas"]["KeptQuestion"][];
                        /** @description Reviews that the person reported. */
                        reports: {
                            comment?: string;
                            /** Format: date-time */
                            flaggedAt: string;
                            reason: string;
                            reviewId: string;
                        }[];
                        reviews: components["schemas"]["KeptReview"][];
                        savedItems: {
                            productId: string;
                            qty: number;
                            /** Format: date-time */
                            savedAt: string;
                        }[];
                        /** @description Sizes that the address waits for; listed like newsletters. */
                        stockNotifications: {
                            productId: string;
                            /** Format: date-time */
                            requestedAt: string;
                            /** Format: date-time */
                            sentAt?: string;
                            storeId?: string;
                        }[];
                        votes: {
                            isHelpful: boolean;
                            /** @enum {string} */
                            kind: "review" | "answer";
                            targetId: string;
                            /** Format: date-time */
                            votedAt: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    requestDeletion: {
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
            /** @description A mail is on its way to the address of the account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sent: boolean;
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    requestEmailChange: {
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
                    currentPassword: components["schemas"]["TypedPassword"];
                    email: components["schemas"]["TypedEmail"];
                };
            };
        };
        responses: {
            /** @description A mail is on its way to the new address. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingEmail"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            423: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    cancelEmailChange: {
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
            /** @description No change is waiting. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        cancelled: boolean;
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    resendEmailConfirmation: {
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
            /** @description A mail is on its way. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PendingEmail"];
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
    registerForEvent: {
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
                "application/json": components["schemas"]["EventRegistration"];
            };
        };
        responses: {
            /** @description The registration. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        eventId: string;
                        registrationId: string;
                    };
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
    lookUpConsumer: {
        parameters: {
            query?: {
                /**
                 * @description Challenge that was proved; left out by a signed-in consumer.
                 * @example 9a6b1f3c-2d84-4f70-8c15-e07b3a9d6c42
                 */
                challengeId?: string;
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
            /** @description The way on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConsumerLookup"];
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
    getWelcomePromo: {
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
            /** @description The promotion. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WelcomePromo"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    createLoyaltyToken: {
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
                /**
                 * @description Campaign that brought the shopper to enrolment.
                 * @example summer-hike
                 */
                "x-lead-source"?: components["parameters"]["LeadSource"];
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
                    /** @description Of the friend who invited. */
                    referralCode?: string;
                    /** @description Session id of the token. */
                    usid: string;
                };
            };
        };
        responses: {
            /** @description A token for the pages of the programme. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Seconds. */
                        expiresIn: number;
                        loyaltyToken: string;
                        memberId: string;
                    };
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
    getLoyaltyVouchers: {
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
            /** @description Points and vouchers, the smallest first. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LoyaltyVouchers"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    setNotification: {
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
                "application/json": components["schemas"]["NotificationRequest"];
            };
        };
        responses: {
            /** @description What was chosen. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NotificationChoice"];
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
    getPasskeys: {
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
            /** @description Passkeys. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        passkeys: components["schemas"]["Passkey"][];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    addPasskey: {
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
                "application/json": components["schemas"]["NewPasskey"];
            };
        };
        responses: {
            /** @description The passkey. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Passkey"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    removePasskey: {
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
                /** @example 5f0c6a3e-8f0e-4f52-9d65-1f4c3b1f7a10 */
                passkeyId: components["parameters"]["PasskeyId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passkey is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        passkeyId: string;
                    };
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
    createPasskeyOptions: {
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
            /** @description What `navigator.credentials.create` takes, as JSON. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeyCreationOptions"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    getSavedPaymentInstruments: {
        parameters: {
            query?: {
                /**
                 * @description Only instruments of this method.
                 * @example CREDIT_CARD
                 */
                payment_method_id?: "REWARD_CODE" | "REWARD_CARD" | "CREDIT_CARD";
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
            /** @description Instruments. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        paymentInstruments: components["schemas"]["SavedPaymentInstrument"][];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    savePaymentInstrument: {
        parameters: {
            query?: {
                /**
                 * @description Only instruments of this method.
                 * @example CREDIT_CARD
                 */
                payment_method_id?: "REWARD_CODE" | "REWARD_CARD" | "CREDIT_CARD";
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
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewSavedInstrument"];
            };
        };
        responses: {
            /** @description The instrument; with the filter in the query also the list. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        card: {
                            paymentInstrumentId: string;
                        };
                        paymentInstruments?: components["schemas"]["SavedPaymentInstrument"][];
                    };
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
    removeSavedPaymentInstrument: {
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
                /** @example pi-card-0001 */
                paymentInstrumentId: components["parameters"]["PaymentInstrumentId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The instrument is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        paymentInstrumentId: string;
                    };
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
    updateSavedPaymentInstrument: {
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
                /** @example pi-card-0001 */
                paymentInstrumentId: components["parameters"]["PaymentInstrumentId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PaymentInstrumentChange"];
            };
        };
        responses: {
            /** @description The instrument. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        card: {
                            paymentInstrumentId: string;
                        };
                        paymentInstruments?: components["schemas"]["SavedPaymentInstrument"][];
                    };
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
    createCardSession: {
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
                    /** @description Origin of the page that shows the frame. */
                    referer: string;
                };
            };
        };
        responses: {
            /** @description The session. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Seconds. */
                        expiresIn: number;
                        /** Format: uri */
                        frameUrl: string;
                        provider: string;
                        sessionID: string;
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    getPurchase: {
        parameters: {
            query?: {
                /**
                 * @description Secret of the order, for a caller who is not its owner.
                 * @example secret-of-the-order-0001
                 */
                st?: string;
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
                /** @example NF0012345678 */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    downloadInvoice: {
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
                    orderNumber: components["schemas"]["OrderNumber"];
                    /** @description Of one shipment only. */
                    shipmentId?: string;
                    /** @description Secret of the order. */
                    st?: string;
                };
            };
        };
        responses: {
            /** @description The invoice. */
            200: {
                headers: {
                    /** @description Names the file. */
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": Uint8Array<ArrayBuffer>;
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            406: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    getPurchaseHistory: {
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
                "application/json": components["schemas"]["PurchaseHistoryRequest"];
            };
        };
        responses: {
            /** @description A page of orders. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        purchases: components["schemas"]["PurchaseSummary"][];
                        total: number;
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    resendGiftCardEmail: {
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
                    itemId: string;
                    orderNumber: components["schemas"]["OrderNumber"];
                    /** @description Secret of the order. */
                    st?: string;
                };
            };
        };
        responses: {
            /** @description Whether a mail was sent now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description When it can be sent again.
                         */
                        nextAt?: string;
                        sent: boolean;
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
    resetPassword: {
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
                    email: components["schemas"]["TypedEmail"];
                    recaptcha_response?: string;
                };
            };
        };
        responses: {
            /** @description A mail is on its way if the address has an account. */
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
            403: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    retrieveUserData: {
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
                "application/json": components["schemas"]["UserDataRequest"];
            };
        };
        responses: {
            /** @description A challenge, or what was asked for. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserDataAnswer"];
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
    createReturnLabel: {
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
                /** @example NF0012345678 */
                orderId: components["parameters"]["OrderId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnRequest"] | components["schemas"]["ReturnLabelRequest"];
            };
        };
        responses: {
            /** @description The return with its label. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReturnLabel"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    getSubscriptions: {
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
            /** @description Subscriptions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionsAnswer"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    updateSubscriptions: {
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
                    subscriptions: components["schemas"]["SubscriptionChoice"][];
                };
            };
        };
        responses: {
            /** @description Subscriptions as they are now. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionsAnswer"];
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
    subscribe: {
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
                "application/json": components["schemas"]["SmsSignUp"] | components["schemas"]["NewsletterSignUp"];
            };
        };
        responses: {
            /** @description What was subscribed to; the number of the consumer only when she is signed in. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SubscriptionsAnswer"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    trackOrder: {
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
                "application/json": components["schemas"]["OrderLookup"];
            };
        };
        responses: {
            /** @description The state of the order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderTracking"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    createWarrantyCase: {
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
                "application/json": components["schemas"]["WarrantyRequest"];
            };
        };
        responses: {
            /** @description The case. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportCase"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            415: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    contactUs: {
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
                "application/json": components["schemas"]["ContactRequest"];
            };
        };
        responses: {
            /** @description The case. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SupportCase"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            415: components["responses"]["Rejected"];
            429: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    getContactSubjects: {
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
            /** @description Categories in the order of the form. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        categories: components["schemas"]["ContactCategory"][];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    confirmDeletion: {
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
                    code: string;
                };
            };
        };
        responses: {
            /** @description The account is gone. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        deleted: boolean;
                    };
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    confirmEmail: {
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
                    code: string;
                };
            };
        };
        responses: {
            /** @description The e-mail address of the account from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    undoEmailChange: {
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
                    code: string;
                };
            };
        };
        responses: {
            /** @description The e-mail address of the account from now on. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        email: string;
                    };
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    mailOrderLink: {
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
                "application/json": components["schemas"]["OrderByEmail"];
            };
        };
        responses: {
            /** @description A mail is on its way if the two belong together. */
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
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    openOrderLink: {
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
                    code: string;
                };
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderBySecret"];
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    confirmSubscription: {
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
                    code: string;
                };
            };
        };
        responses: {
            /** @description What was confirmed; to whom it goes is not said. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        channel: "email" | "sms";
                        doubleOptin: boolean;
                        optin: boolean;
                        /** @enum {string} */
                        type: "Newsletter" | "LoyaltyNewsletter";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    getCountryList: {
        parameters: {
            query?: {
                /**
                 * @description What the address is for; shipping unless it is said.
                 * @example billing
                 */
                purpose?: "shipping" | "billing";
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
            /** @description Countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        countries: components["schemas"]["Country"][];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    getCountryRules: {
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
                /** @example US */
                countryCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryRules"];
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    getAssociateStores: {
        parameters: {
            query?: {
                /**
                 * @description Stores of this country only; without it those of the site's country.
                 * @example US
                 */
                countryCode?: string;
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
            /** @description Stores by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stores: components["schemas"]["AssociateStore"][];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    getStoreEmployees: {
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
                /** @example NF-US-05 */
                storeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Employees by name. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        employees: components["schemas"]["StoreEmployee"][];
                        storeId: string;
                        storeName: string;
                    };
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
