// Generated from openapi/ by `npm run codegen`. Do not edit.
// It is committed, unlike other generated files: a review shows what a change of a contract does to its types.
export interface paths {
    "/products/v1/looks": {
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
         * Pictures that shoppers share, of a product, of a category or of all, the newest first.
         * @description What the photo gallery of spec 2 §7 answers, with the products of the shop in place of its own; the picture of a look is `/images/looks/{id}`. Not in spec 2, whose browser asks the provider itself.
         */
        get: operations["getLooks"];
        put?: never;
        /**
         * Hands a picture to the gallery; it is shown once a moderator has let it through.
         * @description The picture is one that the shopper has sent in before (`uploadPicture`), and is used for nothing else. The gallery fetches it, and is notified in the background who sends it: a gallery that is down loses none. Not in spec 2, whose browser tells the provider itself.
         */
        post: operations["shareLook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/looks/{lookId}/reports": {
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
                /** @example 3301 */
                lookId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a look to the moderators of the gallery; a shopper reports a look once.
         * @description The gallery is notified in the background, so a gallery that is down loses no report. The answer is the same for a look that it does not know. Not in spec 2, whose browser tells the provider itself.
         */
        post: operations["reportLook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/notifications": {
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
         * Asks for one e-mail when a variant is in stock again; asking twice is asking once.
         * @description The answer is the same whether the address is known or not. A variant that is gone for good answers INV700. Spec 2 §7.
         */
        put: operations["requestStockNotification"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/notifications/{notificationId}": {
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
                /** @example 5a1f7a52-8a2f-4f6d-9a3e-0c4d5b6e7f80 */
                notificationId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Ends all mail about stock to the mailbox that got the one with this id; ending it twice is no error.
         * @description The id stands in the link of that mail. The answer is the same whether it is known or not. Not in spec 2 §7; a sender of such mail has to let people end it.
         */
        delete: operations["stopStockNotifications"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/pictures": {
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
         * Takes a photograph in, to be shown with what its shopper writes.
         * @description JPEG, PNG or WebP of at most 10 MB and 50 million pixels, the shorter side at least 320. It is encoded again, at most 2,048 pixels wide and high and without what a camera wrote beside the pixels. One that nothing was written with is removed after a day. What was wrong stands in `additionalInfo.picture`. The specification names no such call.
         */
        post: operations["uploadPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/products/{productId}/availability": {
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stock of a variant in named stores; an unknown store has none.
         * @description Spec 2 §7.
         */
        post: operations["getStoreAvailability"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/products/{productId}/customisation": {
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * What can be chosen of a product that is made to order, and the designs that are offered ready-made.
         * @description The customiser of spec 2 §4. A product that nobody customises answers 404.
         */
        get: operations["getCustomisation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/products/{productId}/deliveryPromise": {
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When a product arrives at a postal code of the site’s country, the fastest way first.
         * @description A product, or the variant of the code, that nobody can send has no methods. The postal code stands in the body, because addresses are logged. Not in spec 2 §7; spec 1 §4 has the methods and their times.
         */
        post: operations["getDeliveryPromise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/products/{productId}/recipes": {
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Write down a design; the same one has the same recipe.
         * @description A choice that is none, and initials that are not made, answer 400 with the field.
         */
        post: operations["createRecipe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/products/{productId}/review/{answerId}/questions/vote": {
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
                /** @example an-91 */
                answerId: string;
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says whether an answer helped; a shopper has one vote, the last one counts.
         * @description Spec 2 §7.
         */
        post: operations["voteOnAnswer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/products/{productId}/review/{reviewId}/flag": {
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
                /** @example rv-1024 */
                reviewId: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a review to the editors; a shopper reports a review once.
         * @description The review stays visible until an editor has read the report. Spec 2 §7.
         */
        post: operations["flagReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/products/{productId}/review/{reviewId}/vote": {
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
                /** @example rv-1024 */
                reviewId: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Says whether a review helped; a shopper has one vote, the last one counts.
         * @description Spec 2 §7.
         */
        post: operations["voteOnReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/products/{productId}/reviews": {
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * Reviews of a product with a summary of all of them, those in the reader’s language first.
         * @description Spec 2 §7; percentages have one decimal (spec 2 §9).
         */
        get: operations["getReviews"];
        put?: never;
        /**
         * Writes a review of a product; it is shown after an editor has read it.
         * @description A shopper reviews a product once: a second review takes the place of the first. It counts as verified when the shopper has an order with the product. A text that is longer than the site allows answers REV410. Pictures are those that the shopper has sent in before (`uploadPicture`); they take the place of those of the first review. The specification names no such call.
         */
        post: operations["writeReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/products/{productId}/reviews/questions": {
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * Questions about a product in the reader’s language with their answers, those of the brand first.
         * @description Spec 2 §7.
         */
        get: operations["getQuestions"];
        put?: never;
        /**
         * Asks a question about a product; it is shown after an editor has read it.
         * @description A text that is longer than the site allows answers REV410. Spec 2 §7.
         */
        post: operations["askQuestion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/recipes/{recipeId}": {
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
                /** @example RC0A1B2C3D4E5F */
                recipeId: string;
            };
            cookie?: never;
        };
        /**
         * A design by its recipe, with its picture; 404 for one that is gone.
         * @description The customiser of spec 2 §4.
         */
        get: operations["getRecipe"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/review/{reviewId}/translate": {
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
                /** @example rv-1024 */
                reviewId: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A review in another language; the reader’s by default.
         * @description A review that is longer than the translator takes answers REV410. Spec 2 §7.
         */
        post: operations["translateReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/widgetRecommendations": {
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
         * Recommended products for a placement, or products by id.
         * @description Spec 2 §7.
         */
        get: operations["getWidgetRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/widgetRecommendations/decision": {
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
         * Recommended products for one visitor, as the decision engine decides, filled up with the shop's own.
         * @description Called only with targeting consent. The ids are pseudonyms. Without a response of the engine in 300 ms the products are the shop's own and there is no decision. Not in spec 2, whose browser calls the engine itself (spec 2 §7, 3 §4, §7).
         */
        post: operations["decideRecommendations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v1/widgetRecommendations/feedback": {
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
         * Tells the recommendation provider that products which it recommended were seen, or followed.
         * @description Sent in the background and at most once; it says nothing about the visitor. Not in spec 2, whose browser tells the provider itself (spec 3 §4, §9).
         */
        post: operations["reportRecommendations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v2/catalog": {
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
         * Products of a category with facets, sorting and paging.
         * @description Facets count what is left with the other filters applied. A category that does not exist answers PLP400. Spec 2 §7.
         */
        get: operations["getCatalog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v2/products/{productId}/details": {
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * All of one product. 410 names the category to look in instead.
         * @description The code of a variant finds its product too. Spec 2 §7.
         */
        get: operations["getProductDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v2/products/{productId}/inventory": {
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * Stock of every variant of a product; the exact number only when it is low.
         * @description Spec 2 §7.
         */
        get: operations["getProductInventory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v2/products/{productId}/productSets": {
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /**
         * The sets that a product belongs to; none is an empty list.
         * @description Spec 2 §7.
         */
        get: operations["getProductSets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v2/products/{productSetId}/productSet": {
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
                /** @example NFSET0001 */
                productSetId: string;
            };
            cookie?: never;
        };
        /**
         * One set with its products; its price is the sum of what can be bought.
         * @description Spec 2 §7.
         */
        get: operations["getProductSet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v2/search/autoSuggest": {
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
         * Terms, categories and products for the first letters of a search.
         * @description Spec 2 §7.
         */
        get: operations["autoSuggest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/v2/search/productSearch": {
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
         * Products that match a text, best first.
         * @description An unknown text answers 200 with no products, terms to try instead and popular products. Spec 2 §7.
         */
        get: operations["searchProducts"];
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
        /** @description Major units of the currency with at most two decimals. */
        Amount: number;
        CardColor: {
            defaultColor?: boolean;
            hex: string;
            id: string;
            /** @description Path of the picture at the image endpoint. */
            image: string;
            label: string;
        };
        ColorOption: {
            available: boolean;
            defaultColor?: boolean;
            hex: string;
            id: string;
            images: components["schemas"]["Image"][];
            label: string;
            /** @description Addresses of the pictures of one turn to the left, from the front; absent where there is none. */
            turn?: string[];
        };
        /**
         * @description ISO 4217
         * @example USD
         */
        Currency: string;
        Customisation: {
            designs: {
                name: string;
                precreatedCustomsCode: string;
                recipe: components["schemas"]["Recipe"];
            }[];
            /** @description Letters that it can bear; none where it bears none. */
            initials?: {
                label: string;
                maxLength: number;
            };
            parts: {
                id: string;
                label: string;
                options: {
                    hex: string;
                    id: string;
                    label: string;
                }[];
            }[];
            productId: string;
        };
        DeliveryPromise: {
            /** @description It can be sent now. */
            available: boolean;
            methods: {
                code: string;
                cost: components["schemas"]["Amount"];
                deliveryTime: string;
                freeFrom?: components["schemas"]["Amount"];
                label: string;
            }[];
            /** @description As it is written in its country. */
            postalCode: string;
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
        Facet: {
            /** @enum {string} */
            id: "category" | "size" | "color" | "price" | "activity" | "gender" | "store";
            label: string;
            options: components["schemas"]["FacetOption"][];
        };
        FacetOption: {
            count: number;
            /** @description What the sizes of a run are of; given where a facet offers several runs. */
            group?: string;
            hex?: string;
            id: string;
            label: string;
            selected: boolean;
        };
        /** @enum {string} */
        Fit: "runs-small" | "true-to-size" | "runs-large";
        Image: {
            alt: string;
            /** @description Path at the image endpoint, without width and format. */
            src: string;
        };
        Label: {
            /** @description NEW, SALE, BESTSELLER, RECYCLED as badges; LOW_STOCK as eyebrow. */
            id: string;
            label: string;
        };
        Link: {
            text: string;
            url: string;
        };
        Listing: {
            breadcrumbs: components["schemas"]["Link"][];
            categoryId?: string;
            /** @description The words that were looked for instead, where some of the text are known to nobody. */
            corrected?: string;
            count: number;
            description?: string;
            facets: components["schemas"]["Facet"][];
            image?: components["schemas"]["Image"];
            /** @description Pages of the content service that the text names, such as returns. */
            pages?: components["schemas"]["Link"][];
            popular?: components["schemas"]["ProductCard"][];
            products: components["schemas"]["ProductCard"][];
            q?: string;
            /** @description Path below the locale of the page that all words of the text ask for; nothing else was looked for. */
            redirect?: string;
            sort: string;
            start: number;
            subcategories?: components["schemas"]["Link"][];
            /** @description Terms to try when nothing was found. */
            suggestedTerms?: string[];
            title: string;
            total: number;
            /** @description Words of the text that were taken as filters; a filter of the query replaces them. */
            understood?: components["schemas"]["UnderstoodFilter"][];
            /** @description Canonical path below the locale, for a category. */
            url?: string;
        };
        Look: {
            author: string;
            caption: string;
            id: string;
            products: {
                id: string;
                name: string;
                url: string;
            }[];
            /** Format: date-time */
            publishedAt?: string;
        };
        NewQuestion: {
            /**
             * Format: email
             * @description Notified when an answer is there.
             */
            email: string;
            /** @constant */
            isTermsConfirmed: true;
            nickname: string;
            text: string;
        };
        NewReview: {
            fit?: components["schemas"]["Fit"];
            /** @constant */
            isTermsConfirmed: true;
            nickname: string;
            /** @description In the order in which they are shown; one that is not the shopper’s own answers API400. */
            pictures?: components["schemas"]["PictureId"][];
            recommended: boolean;
            score: number;
            text: string;
            title: string;
        };
        /** @description The picture is `/images/pictures/{id}`. */
        PictureId: string;
        Price: {
            currency: components["schemas"]["Currency"];
            current: components["schemas"]["Amount"];
            highCurrent?: components["schemas"]["Amount"];
            highOriginal?: components["schemas"]["Amount"];
            /** @description Of a reduced `current`, the lowest price of the 30 days before the reduction, where earlier prices are recorded. */
            lowestPrice30Days?: components["schemas"]["Amount"];
            original: components["schemas"]["Amount"];
        };
        ProductCard: {
            available?: boolean;
            badge?: components["schemas"]["Label"];
            colors: components["schemas"]["CardColor"][];
            eyebrow?: components["schemas"]["Label"];
            id: string;
            image: components["schemas"]["Image"];
            /** @description Short line such as Women’s shell jacket. */
            kindLabel?: string;
            masterId: string;
            name: string;
            price: components["schemas"]["Price"];
            rating?: components["schemas"]["Rating"];
            /** @description By which the recommendation provider hears of the product again; only of those that it recommends. */
            recToken?: string;
            sizeKind?: components["schemas"]["SizeKind"];
            /** @description Labels of the sizes that can be bought in any colour, in their order; absent for one size. */
            sizesInStock?: string[];
            /** @description Path below the locale. */
            url: string;
        };
        ProductDetails: {
            badge?: components["schemas"]["Label"];
            breadcrumbs: components["schemas"]["Link"][];
            care?: string[];
            colors: components["schemas"]["ColorOption"][];
            deliveryPromise: {
                /** @description Below that value. */
                cost?: components["schemas"]["Amount"];
                /** @description Working days from the order until it arrives. */
                days?: {
                    from: number;
                    to: number;
                };
                freeFrom?: components["schemas"]["Amount"];
                label: string;
                /** @description Days in which it can be sent back. */
                returnDays?: number;
                returns?: string;
            };
            description: string;
            /** @description Wallets that may pay for one piece at its price. */
            expressPaymentMethods?: "WALLET"[];
            eyebrow?: components["schemas"]["Label"];
            features: string[];
            fit?: string;
            /** @description What a gift card may be worth. */
            giftCardWorth?: {
                least: components["schemas"]["Amount"];
                most: components["schemas"]["Amount"];
            };
            id: string;
            /** @description Made to order by a recipe. */
            isCustoms?: boolean;
            /** @description A gift card that is mailed. */
            isDigitalProduct?: boolean;
            kindLabel?: string;
            masterId: string;
            materials?: string[];
            name: string;
            price: components["schemas"]["Price"];
            rating?: components["schemas"]["Rating"];
            sizeKind?: components["schemas"]["SizeKind"];
            sizes: components["schemas"]["SizeOption"][];
            slug?: string;
            /** @description Each currency that it has a price in. */
            soldIn: components["schemas"]["Currency"][];
            styleId: string;
            url: string;
            variants: components["schemas"]["Variant"][];
        };
        ProductInventory: {
            productId: string;
            variants: {
                productId: string;
                quantity?: number;
                stock: components["schemas"]["StockState"];
            }[];
        };
        ProductSet: {
            /** @description True while every product can be bought. */
            available: boolean;
            description?: string;
            id: string;
            image?: components["schemas"]["Image"];
            name: string;
            price: components["schemas"]["Price"];
            products: components["schemas"]["ProductCard"][];
            url: string;
        };
        Question: {
            answers: components["schemas"]["QuestionAnswer"][];
            author: string;
            /** Format: date */
            date: string;
            id: string;
            text: string;
        };
        QuestionAnswer: {
            author: string;
            /** Format: date */
            date: string;
            fromBrand?: boolean;
            helpful: number;
            id: string;
            text: string;
            unhelpful: number;
        };
        Rating: {
            reviewsCount: number;
            score: number;
        };
        Recipe: {
            choices: {
                label: string;
                option: string;
                part: string;
                value: string;
            }[];
            image: components["schemas"]["Image"];
            initials?: string;
            productId: string;
            recipeId: string;
        };
        Review: {
            author: string;
            /** Format: date */
            date: string;
            fit?: components["schemas"]["Fit"];
            helpful?: number;
            id: string;
            /** @description What the review is written in. */
            language?: string;
            pictures?: components["schemas"]["PictureId"][];
            score: number;
            size?: string;
            text: string;
            title: string;
            unhelpful?: number;
            verified?: boolean;
        };
        Reviews: {
            reviews: components["schemas"]["Review"][];
            summary: {
                distribution: {
                    count: number;
                    /** @description One decimal. */
                    percentage: number;
                    score: number;
                }[];
                recommendedPercentage?: number;
                reviewsCount: number;
                score: number;
            };
            total: number;
        };
        /**
         * @description What the sizes are sizes of, and are called after; absent for clothing and for one size.
         * @enum {string}
         */
        SizeKind: "shoes" | "volume" | "persons" | "length";
        SizeOption: {
            available: boolean;
            id: string;
            label: string;
        };
        StockNotificationRequest: {
            /** Format: email */
            email: string;
            /** @description Code of the variant. */
            productId: string;
            /** @description Watches the stock of this store. */
            storeId?: string;
            /** @enum {string} */
            type: "BACK_IN_STOCK";
        };
        /** @enum {string} */
        StockState: "IN_STOCK" | "LOW_STOCK" | "OUT_OF_STOCK";
        Suggestions: {
            categories: components["schemas"]["Link"][];
            pages?: components["schemas"]["Link"][];
            products: components["schemas"]["ProductCard"][];
            terms: string[];
        };
        UnderstoodFilter: {
            /** @enum {string} */
            facet: "color" | "size";
            label: string;
            /** @description The text without these words; empty when nothing is left. */
            without: string;
        };
        Variant: {
            colorId: string;
            maxQty?: number;
            price: components["schemas"]["Price"];
            productId: string;
            /** @description Exact only when low. */
            quantity?: number;
            sizeId: string;
            stock: components["schemas"]["StockState"];
            upc: string;
        };
        VoteRequest: {
            /** @enum {string} */
            vote: "helpful" | "unhelpful";
        };
        Votes: {
            helpful: number;
            /** @description The review or answer that was voted on. */
            id: string;
            unhelpful: number;
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
        /**
         * @example [
         *       "hiking"
         *     ]
         */
        Activity: string[];
        Brand: string;
        /**
         * @description Reads past every cache; counts only with a valid preview ticket.
         * @example false
         */
        BypassAllCache: boolean;
        /**
         * @description Category ids below the listing.
         * @example [
         *       "110100"
         *     ]
         */
        CategoryFacet: string[];
        /** @description MAPP in the mobile web view. */
        Channel: "ECOMM" | "MAPP";
        /**
         * @description Name and version of the client that sends the call.
         * @example haberdash-storefront/0.1.0
         */
        ClientApp: string;
        /**
         * @description Colour families.
         * @example [
         *       "red",
         *       "black"
         *     ]
         */
        Color: string[];
        /** @description Repeated on the answer and in every log line. */
        CorrelationId: string;
        /** @example 24 */
        Count: number;
        /**
         * @example [
         *       "women"
         *     ]
         */
        Gender: ("women" | "men" | "kids" | "unisex")[];
        /** @description Language and country of the site. */
        Locale: string;
        /**
         * @description Asks for what editors prepare; counts only with a valid preview ticket.
         * @example true
         */
        Preview: boolean;
        /**
         * @description The moment that is previewed; counts only with a valid preview ticket.
         * @example 2026-12-01T08:00:00Z
         */
        PreviewDateTime: string;
        /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
        PreviewTicket: string;
        /**
         * @description Ranges in major units of the currency, such as 50-100 or 200-.
         * @example [
         *       "50-100",
         *       "200-"
         *     ]
         */
        Price: string[];
        /**
         * @description Code of a product or of one of its variants.
         * @example NF1A2B3C
         */
        ProductId: string;
        Region: "NORA" | "EMEA";
        /** @description One call of the caller; its retries carry the same id. */
        RequestId: string;
        /** @example rv-1024 */
        ReviewId: string;
        SiteId: string;
        /**
         * @example [
         *       "M",
         *       "L"
         *     ]
         */
        Size: string[];
        /** @example price-asc */
        Sort: "relevance" | "newest" | "price-asc" | "price-desc" | "rating" | "discount";
        /**
         * @description The application of the caller, such as `storefront`.
         * @example storefront
         */
        Source: string;
        /** @example 0 */
        Start: number;
        /**
         * @description Only what any of these stores has, in whatever size.
         * @example [
         *       "NF-US-01"
         *     ]
         */
        Store: string[];
        /** @description Session id; sent only when it is known. */
        Usid: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Amount = components['schemas']['Amount'];
export type CardColor = components['schemas']['CardColor'];
export type ColorOption = components['schemas']['ColorOption'];
export type Currency = components['schemas']['Currency'];
export type Customisation = components['schemas']['Customisation'];
export type DeliveryPromise = components['schemas']['DeliveryPromise'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorInfo = components['schemas']['ErrorInfo'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type Facet = components['schemas']['Facet'];
export type FacetOption = components['schemas']['FacetOption'];
export type Fit = components['schemas']['Fit'];
export type Image = components['schemas']['Image'];
export type Label = components['schemas']['Label'];
export type Link = components['schemas']['Link'];
export type Listing = components['schemas']['Listing'];
export type Look = components['schemas']['Look'];
export type NewQuestion = components['schemas']['NewQuestion'];
export type NewReview = components['schemas']['NewReview'];
export type PictureId = components['schemas']['PictureId'];
export type Price = components['schemas']['Price'];
export type ProductCard = components['schemas']['ProductCard'];
export type ProductDetails = components['schemas']['ProductDetails'];
export type ProductInventory = components['schemas']['ProductInventory'];
export type ProductSet = components['schemas']['ProductSet'];
export type Question = components['schemas']['Question'];
export type QuestionAnswer = components['schemas']['QuestionAnswer'];
export type Rating = components['schemas']['Rating'];
export type Recipe = components['schemas']['Recipe'];
export type Review = components['schemas']['Review'];
export type Reviews = components['schemas']['Reviews'];
export type SizeKind = components['schemas']['SizeKind'];
export type SizeOption = components['schemas']['SizeOption'];
export type StockNotificationRequest = components['schemas']['StockNotificationRequest'];
export type StockState = components['schemas']['StockState'];
export type Suggestions = components['schemas']['Suggestions'];
export type UnderstoodFilter = components['schemas']['UnderstoodFilter'];
export type Variant = components['schemas']['Variant'];
export type VoteRequest = components['schemas']['VoteRequest'];
export type Votes = components['schemas']['Votes'];
export type ResponseLimited = components['responses']['Limited'];
export type ResponseRejected = components['responses']['Rejected'];
export type ParameterActivity = components['parameters']['Activity'];
export type ParameterBrand = components['parameters']['Brand'];
export type ParameterBypassAllCache = components['parameters']['BypassAllCache'];
export type ParameterCategoryFacet = components['parameters']['CategoryFacet'];
export type ParameterChannel = components['parameters']['Channel'];
export type ParameterClientApp = components['parameters']['ClientApp'];
export type ParameterColor = components['parameters']['Color'];
export type ParameterCorrelationId = components['parameters']['CorrelationId'];
export type ParameterCount = components['parameters']['Count'];
export type ParameterGender = components['parameters']['Gender'];
export type ParameterLocale = components['parameters']['Locale'];
export type ParameterPreview = components['parameters']['Preview'];
export type ParameterPreviewDateTime = components['parameters']['PreviewDateTime'];
export type ParameterPreviewTicket = components['parameters']['PreviewTicket'];
export type ParameterPrice = components['parameters']['Price'];
export type ParameterProductId = components['parameters']['ProductId'];
export type ParameterRegion = components['parameters']['Region'];
export type ParameterRequestId = components['parameters']['RequestId'];
export type ParameterReviewId = components['parameters']['ReviewId'];
export type ParameterSiteId = components['parameters']['SiteId'];
export type ParameterSize = components['parameters']['Size'];
export type ParameterSort = components['parameters']['Sort'];
export type ParameterSource = components['parameters']['Source'];
export type ParameterStart = components['parameters']['Start'];
export type ParameterStore = components['parameters']['Store'];
export type ParameterUsid = components['parameters']['Usid'];
export type $defs = Record<string, never>;
export interface operations {
    getLooks: {
        parameters: {
            query?: {
                /** @example 110100 */
                categoryId?: string;
                /** @example 12 */
                count?: number;
                /** @example NF1A2B3C */
                productId?: string;
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
            /** @description Looks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        looks: components["schemas"]["Look"][];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    shareLook: {
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
                    caption?: string;
                    /** Format: email */
                    email: string;
                    /** @constant */
                    isTermsConfirmed: true;
                    nickname: string;
                    pictureId: components["schemas"]["PictureId"];
                    /** @description The product on it. */
                    productId?: string;
                };
            };
        };
        responses: {
            /** @description The picture waits for a moderator. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @enum {string} */
                        status: "SUBMITTED";
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
    reportLook: {
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
                /** @example 3301 */
                lookId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    reason: "inappropriate" | "spam" | "off-topic" | "personal-data" | "other";
                };
            };
        };
        responses: {
            /** @description The report is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        lookId: string;
                        /** @constant */
                        reported: true;
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    requestStockNotification: {
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
                "application/json": components["schemas"]["StockNotificationRequest"];
            };
        };
        responses: {
            /** @description The request is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        productId: string;
                        storeId?: string;
                        /** @enum {string} */
                        type: "BACK_IN_STOCK";
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            410: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    stopStockNotifications: {
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
                /** @example 5a1f7a52-8a2f-4f6d-9a3e-0c4d5b6e7f80 */
                notificationId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Nothing more is sent. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        stopped: true;
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    uploadPicture: {
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
                "application/octet-stream": Uint8Array<ArrayBuffer>;
            };
        };
        responses: {
            /** @description The picture is kept. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Pixels. */
                        height: number;
                        pictureId: components["schemas"]["PictureId"];
                        /** @description Pixels. */
                        width: number;
                    };
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            415: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    getStoreAvailability: {
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    storeIds: string[];
                };
            };
        };
        responses: {
            /** @description Stock per store. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        stores: {
                            storeId: string;
                            storeInventory: number;
                        }[];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    getCustomisation: {
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Parts with their choices. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customisation"];
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    getDeliveryPromise: {
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    postalCode: string;
                };
            };
        };
        responses: {
            /** @description The ways to send it home. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryPromise"];
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    createRecipe: {
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    choices: {
                        option: string;
                        part: string;
                    }[];
                    initials?: string;
                };
            };
        };
        responses: {
            /** @description The recipe. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recipe"];
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    voteOnAnswer: {
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
                /** @example an-91 */
                answerId: string;
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoteRequest"];
            };
        };
        responses: {
            /** @description The votes with this one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Votes"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    flagReview: {
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
                /** @example rv-1024 */
                reviewId: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    comment?: string;
                    /** @enum {string} */
                    reason: "inappropriate" | "spam" | "off-topic" | "personal-data" | "other";
                };
            };
        };
        responses: {
            /** @description The report is kept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        flagged: boolean;
                        reviewId: string;
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
    voteOnReview: {
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
                /** @example rv-1024 */
                reviewId: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VoteRequest"];
            };
        };
        responses: {
            /** @description The votes with this one. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Votes"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    getReviews: {
        parameters: {
            query?: {
                /** @example 24 */
                count?: components["parameters"]["Count"];
                /**
                 * @description Only reviews that say this.
                 * @example rain
                 */
                q?: string;
                /**
                 * @description Only reviews with so many stars.
                 * @example 5
                 */
                score?: number;
                /** @example helpful */
                sort?: "newest" | "highest" | "lowest" | "helpful";
                /** @example 0 */
                start?: components["parameters"]["Start"];
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Reviews. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Reviews"];
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    writeReview: {
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewReview"];
            };
        };
        responses: {
            /** @description The review waits for an editor. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reviewId: string;
                        /** @enum {string} */
                        status: "SUBMITTED";
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
    getQuestions: {
        parameters: {
            query?: {
                /** @example 24 */
                count?: components["parameters"]["Count"];
                /**
                 * @description Only questions that say this, or whose answers do.
                 * @example hood
                 */
                q?: string;
                /** @example helpful */
                sort?: "newest" | "helpful" | "most-answers";
                /** @example 0 */
                start?: components["parameters"]["Start"];
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Questions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        count: number;
                        questions: components["schemas"]["Question"][];
                        start: number;
                        total: number;
                    };
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    askQuestion: {
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewQuestion"];
            };
        };
        responses: {
            /** @description The question waits for an editor. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        questionId: string;
                        /** @enum {string} */
                        status: "SUBMITTED";
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
    getRecipe: {
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
                /** @example RC0A1B2C3D4E5F */
                recipeId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The recipe. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Recipe"];
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    translateReview: {
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
                /** @example rv-1024 */
                reviewId: components["parameters"]["ReviewId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    targetLanguage?: string;
                };
            };
        };
        responses: {
            /** @description The translation. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        reviewId: string;
                        sourceLanguage: string;
                        targetLanguage: string;
                        text: string;
                        title: string;
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
    getWidgetRecommendations: {
        parameters: {
            query: {
                /** @example 110100 */
                categoryId?: string;
                /** @example 8 */
                count?: number;
                /**
                 * @description The place that the products are for; without it the shop asks no recommendation provider.
                 * @example product
                 */
                placement?: "home" | "category" | "product" | "cart" | "content";
                /** @example NF1A2B3C */
                productId?: string;
                /** @example similar */
                widget: "bestsellers" | "new-arrivals" | "similar" | "complete-the-look" | "sale";
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
            /** @description Products. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        products: components["schemas"]["ProductCard"][];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    decideRecommendations: {
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
                    categoryId?: string;
                    /** @default 8 */
                    count?: number;
                    /** @enum {string} */
                    placement: "home" | "category" | "product" | "cart" | "content";
                    productId?: string;
                    visitor: {
                        cartLines?: {
                            currency: string;
                            pid: string;
                            quantity: number;
                            sku: string;
                            value: string;
                        }[];
                        customerId: string;
                        monetateId?: string;
                        path: string;
                        userAgent?: string;
                    };
                    /** @enum {string} */
                    widget: "bestsellers" | "new-arrivals" | "similar" | "complete-the-look" | "sale";
                };
            };
        };
        responses: {
            /** @description Products, and the decision that they follow from. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        decision?: {
                            /** @description Control for the control group. */
                            experience: string;
                            name: string;
                        };
                        products: components["schemas"]["ProductCard"][];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    reportRecommendations: {
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
                    /** @enum {string} */
                    event: "seen" | "clicked";
                    recTokens: string[];
                };
            };
        };
        responses: {
            /** @description The provider will be notified. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        reported: true;
                    };
                };
            };
            400: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    getCatalog: {
        parameters: {
            query: {
                /**
                 * @example [
                 *       "hiking"
                 *     ]
                 */
                activity?: components["parameters"]["Activity"];
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description Category ids below the listing.
                 * @example [
                 *       "110100"
                 *     ]
                 */
                category?: components["parameters"]["CategoryFacet"];
                /** @example 110100 */
                categoryId: string;
                /**
                 * @description Colour families.
                 * @example [
                 *       "red",
                 *       "black"
                 *     ]
                 */
                color?: components["parameters"]["Color"];
                /** @example 24 */
                count?: components["parameters"]["Count"];
                /**
                 * @example [
                 *       "women"
                 *     ]
                 */
                gender?: components["parameters"]["Gender"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Ranges in major units of the currency, such as 50-100 or 200-.
                 * @example [
                 *       "50-100",
                 *       "200-"
                 *     ]
                 */
                price?: components["parameters"]["Price"];
                /**
                 * @example [
                 *       "M",
                 *       "L"
                 *     ]
                 */
                size?: components["parameters"]["Size"];
                /** @example price-asc */
                sort?: components["parameters"]["Sort"];
                /** @example 0 */
                start?: components["parameters"]["Start"];
                /**
                 * @description Only what any of these stores has, in whatever size.
                 * @example [
                 *       "NF-US-01"
                 *     ]
                 */
                store?: components["parameters"]["Store"];
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
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
            /** @description A listing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    getProductDetails: {
        parameters: {
            query?: {
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The product. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductDetails"];
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            410: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    getProductInventory: {
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Stock. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductInventory"];
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    getProductSets: {
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
                /**
                 * @description Code of a product or of one of its variants.
                 * @example NF1A2B3C
                 */
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The sets. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        productId: string;
                        productSets: components["schemas"]["ProductSet"][];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    getProductSet: {
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
                /** @example NFSET0001 */
                productSetId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The set. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductSet"];
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    autoSuggest: {
        parameters: {
            query: {
                /** @example shel */
                q: string;
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
            /** @description Suggestions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestions"];
                };
            };
            400: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    searchProducts: {
        parameters: {
            query: {
                /**
                 * @example [
                 *       "hiking"
                 *     ]
                 */
                activity?: components["parameters"]["Activity"];
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description Category ids below the listing.
                 * @example [
                 *       "110100"
                 *     ]
                 */
                category?: components["parameters"]["CategoryFacet"];
                /**
                 * @description Colour families.
                 * @example [
                 *       "red",
                 *       "black"
                 *     ]
                 */
                color?: components["parameters"]["Color"];
                /** @example 24 */
                count?: components["parameters"]["Count"];
                /**
                 * @example [
                 *       "women"
                 *     ]
                 */
                gender?: components["parameters"]["Gender"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Ranges in major units of the currency, such as 50-100 or 200-.
                 * @example [
                 *       "50-100",
                 *       "200-"
                 *     ]
                 */
                price?: components["parameters"]["Price"];
                /** @example rain jacket */
                q: string;
                /**
                 * @example [
                 *       "M",
                 *       "L"
                 *     ]
                 */
                size?: components["parameters"]["Size"];
                /** @example price-asc */
                sort?: components["parameters"]["Sort"];
                /** @example 0 */
                start?: components["parameters"]["Start"];
                /**
                 * @description Only what any of these stores has, in whatever size.
                 * @example [
                 *       "NF-US-01"
                 *     ]
                 */
                store?: components["parameters"]["Store"];
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
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
            /** @description A listing. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Listing"];
                };
            };
            400: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
}
