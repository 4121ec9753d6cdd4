// Generated from openapi/ by `npm run codegen`. Do not edit.
// It is committed, unlike other generated files: a review shows what a change of a contract does to its types.
export interface paths {
    "/wishlists/v2/favorites": {
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
         * The shopper's favourites, the newest first, with what a card of each product shows.
         * @description Spec 2 §7. A shopper without favourites gets an empty list that has no id yet. Products that have left the shop stay in the list without a card, so that they can be removed.
         */
        get: operations["getFavorites"];
        put?: never;
        /**
         * Add a product to the favourites; one that is there already stays one item.
         * @description Spec 2 §7. The first favourite makes the list. A variant counts as its product. A list holds 200 items; the error of one more names that number in maxAllowedQty.
         */
        post: operations["addFavorite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlists/v2/favorites/{favoriteId}/items/{itemId}": {
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
         * Remove an item from the favourites; one that is gone already is no error.
         * @description Spec 2 §7. An item of another list counts as gone.
         */
        delete: operations["removeFavorite"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlists/v2/favorites/{favoriteId}/share": {
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
         * The favourites behind a share id, for anyone who was given it, to look at only.
         * @description Spec 2 §7. In this call favoriteId is the share id that `shareFavorites` answered; the list's own id opens nothing. The answer says nothing of the shopper, and products that have left the shop are left out.
         */
        get: operations["getSharedFavorites"];
        put?: never;
        /**
         * Make the shopper's list readable for a caller who knows its share id; asked again, the id is the same.
         * @description Spec 2 §7. The share id cannot be guessed, and nothing in it tells of the shopper or the list.
         */
        post: operations["shareFavorites"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlists/v2/saveForLater": {
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
         * What the shopper saved for later, the newest first.
         * @description Spec 2 §7. The calls that put items here and take them away belong to the cart (`saveForLater`, `updateSavedItem`, `removeSavedItem`).
         */
        get: operations["getSaveForLater"];
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
        FavoriteAdded: {
            /** Format: uuid */
            favoriteId: string;
            id: string;
            /** Format: uuid */
            itemId: string;
            total: number;
        };
        FavoriteItem: {
            /** Format: date-time */
            addedAt: string;
            /** @description The product. */
            id: string;
            /** Format: uuid */
            itemId: string;
            /** @enum {string} */
            itemType: "product";
            product?: components["schemas"]["ProductCard"];
            qty: number;
        };
        Favorites: {
            count: number;
            /**
             * Format: uuid
             * @description Absent until there is a first favourite.
             */
            favoriteId?: string;
            items: components["schemas"]["FavoriteItem"][];
            start: number;
            total: number;
        };
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
        NewFavorite: {
            /**
             * Format: uuid
             * @description The list; without it the shopper's only one.
             */
            favoriteId?: string;
            /** @description The product or one of its variants. */
            id: string;
            /** @enum {string} */
            itemType: "product";
            /** @default 1 */
            qty: number;
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
        Rating: {
            reviewsCount: number;
            score: number;
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
        SharedFavorites: {
            count: number;
            items: {
                id: string;
                product: components["schemas"]["ProductCard"];
            }[];
            start: number;
            total: number;
        };
        /**
         * @description What the sizes are sizes of, and are called after; absent for clothing and for one size.
         * @enum {string}
         */
        SizeKind: "shoes" | "volume" | "persons" | "length";
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
         * @description The shopper's own list.
         * @example 6f1d9f5e-3c55-4a0f-9f3b-0f7d3c1f2a11
         */
        FavoriteId: string;
        /**
         * @description How many items to answer at most.
         * @example 24
         */
        ListCount: number;
        /**
         * @description How many items to pass over.
         * @example 0
         */
        ListStart: number;
        /** @description Language and country of the site. */
        Locale: string;
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
export type Amount = components['schemas']['Amount'];
export type CardColor = components['schemas']['CardColor'];
export type Currency = components['schemas']['Currency'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorInfo = components['schemas']['ErrorInfo'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type FavoriteAdded = components['schemas']['FavoriteAdded'];
export type FavoriteItem = components['schemas']['FavoriteItem'];
export type Favorites = components['schemas']['Favorites'];
export type Image = components['schemas']['Image'];
export type Label = components['schemas']['Label'];
export type NewFavorite = components['schemas']['NewFavorite'];
export type Price = components['schemas']['Price'];
export type ProductCard = components['schemas']['ProductCard'];
export type Rating = components['schemas']['Rating'];
export type SavedItem = components['schemas']['SavedItem'];
export type SaveForLater = components['schemas']['SaveForLater'];
export type SharedFavorites = components['schemas']['SharedFavorites'];
export type SizeKind = components['schemas']['SizeKind'];
export type Variation = components['schemas']['Variation'];
export type ResponseLimited = components['responses']['Limited'];
export type ResponseRejected = components['responses']['Rejected'];
export type ParameterBrand = components['parameters']['Brand'];
export type ParameterChannel = components['parameters']['Channel'];
export type ParameterClientApp = components['parameters']['ClientApp'];
export type ParameterCorrelationId = components['parameters']['CorrelationId'];
export type ParameterFavoriteId = components['parameters']['FavoriteId'];
export type ParameterListCount = components['parameters']['ListCount'];
export type ParameterListStart = components['parameters']['ListStart'];
export type ParameterLocale = components['parameters']['Locale'];
export type ParameterRegion = components['parameters']['Region'];
export type ParameterRequestId = components['parameters']['RequestId'];
export type ParameterSiteId = components['parameters']['SiteId'];
export type ParameterSource = components['parameters']['Source'];
export type ParameterUsid = components['parameters']['Usid'];
export type $defs = Record<string, never>;
export interface operations {
    getFavorites: {
        parameters: {
            query?: {
                /**
                 * @description How many items to answer at most.
                 * @example 24
                 */
                count?: number;
                /**
                 * @description With ids the items come without their cards, for hearts that want to know whether to be filled.
                 * @example ids
                 */
                fields?: "ids";
                /**
                 * @description How many items to pass over.
                 * @example 0
                 */
                start?: components["parameters"]["ListStart"];
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
            /** @description One page of the favourites, and how many there are in all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Favorites"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    addFavorite: {
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
                "application/json": components["schemas"]["NewFavorite"];
            };
        };
        responses: {
            /** @description The item, with the list that it stands in. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FavoriteAdded"];
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
    removeFavorite: {
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
                 * @description The shopper's own list.
                 * @example 6f1d9f5e-3c55-4a0f-9f3b-0f7d3c1f2a11
                 */
                favoriteId: components["parameters"]["FavoriteId"];
                /** @example 2b7c1c0e-54b0-4a4c-8f0c-6f6f8c1f9d01 */
                itemId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description How many favourites are left. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** Format: uuid */
                        favoriteId: string;
                        total: number;
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
    getSharedFavorites: {
        parameters: {
            query?: {
                /**
                 * @description How many items to answer at most.
                 * @example 24
                 */
                count?: components["parameters"]["ListCount"];
                /**
                 * @description How many items to pass over.
                 * @example 0
                 */
                start?: components["parameters"]["ListStart"];
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
                 * @description The share id of the list.
                 * @example Zk3vQ1h8b0yq5t7Rr2XwLw
                 */
                favoriteId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description One page of the shared list. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SharedFavorites"];
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    shareFavorites: {
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
                 * @description The shopper's own list.
                 * @example 6f1d9f5e-3c55-4a0f-9f3b-0f7d3c1f2a11
                 */
                favoriteId: components["parameters"]["FavoriteId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The share id. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        shareId: string;
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
    getSaveForLater: {
        parameters: {
            query?: {
                /**
                 * @description How many items to answer at most.
                 * @example 24
                 */
                count?: components["parameters"]["ListCount"];
                /**
                 * @description How many items to pass over.
                 * @example 0
                 */
                start?: components["parameters"]["ListStart"];
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
            /** @description One page of the list, and how many items it has in all. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SaveForLater"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
}
