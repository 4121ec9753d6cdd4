// Generated from openapi/ by `npm run codegen`. Do not edit.
// It is committed, unlike other generated files: a review shows what a change of a contract does to its types.
export interface paths {
    "/stores/v1/collectionPoints": {
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
         * Collection points of carriers that a shipment can be sent to, nearest first.
         * @description Spec 2 §7. A country without collection points answers an empty list. With a cart, only points that take its size and can be reached by its delivery methods are answered.
         */
        post: operations["searchCollectionPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stores/v1/search": {
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
         * Stores of a country, nearest first when a place is given.
         * @description Spec 2 §7. With a product every store tells how many it has of it. Coordinates win over a postal code, which wins over a city; the last two are placed at the stores that are like them.
         */
        post: operations["searchStores"];
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
        ClockTime: string;
        CollectionPoint: {
            addressLine1: string;
            city: string;
            countryCode: string;
            distanceKm?: number;
            id: string;
            latitude: number;
            longitude: number;
            name: string;
            openingHours: string[];
            postalCode: string;
            /** @description The carrier whose point it is. */
            provider: string;
            shippingMethod?: {
                code: string;
                deliveryTime?: string;
                label: string;
            };
        };
        CollectionPointSearch: {
            /** Format: uuid */
            cartId?: string;
            city?: string;
            /** @default 10 */
            count: number;
            countryCode: string;
            latitude?: number;
            longitude?: number;
            postalCode?: string;
            /** @description How far a point may be from the place that was named, 50 km by default; without a place it limits nothing. */
            radiusKm?: number;
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
        /** @description Without hours the store is closed. */
        SpecialDay: {
            closes?: components["schemas"]["ClockTime"];
            /** Format: date */
            date: string;
            opens?: components["schemas"]["ClockTime"];
        };
        Store: {
            addressLine1: string;
            city: string;
            countryCode: string;
            /** @description Absent where no place was given, and of the stores that it was placed by. */
            distanceKm?: number;
            id: string;
            latitude: number;
            longitude: number;
            name: string;
            openingHours: string[];
            phone?: string;
            postalCode: string;
            services?: ("pickup" | "returns" | "repair" | "fitting" | "recycling")[];
            /** @description Days of the next two months with other hours, such as holidays; the nearest first. */
            specialDays?: components["schemas"]["SpecialDay"][];
            storeInventory?: number;
            /** @description IANA name; absent where it is not known. */
            timeZone?: string;
            /** @description The same as data, by the clock of `timeZone`; a day that no entry covers is closed. */
            weeklyHours?: components["schemas"]["WeeklyHours"][];
        };
        StoreList: {
            stores: components["schemas"]["Store"][];
        };
        StoreSearch: {
            city?: string;
            /** @default 10 */
            count: number;
            countryCode: string;
            latitude?: number;
            longitude?: number;
            postalCode?: string;
            productId?: string;
        };
        WeeklyHours: {
            closes: components["schemas"]["ClockTime"];
            /** @description 1 is Monday. */
            from: number;
            opens: components["schemas"]["ClockTime"];
            to: number;
        };
    };
    responses: {
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
export type ClockTime = components['schemas']['ClockTime'];
export type CollectionPoint = components['schemas']['CollectionPoint'];
export type CollectionPointSearch = components['schemas']['CollectionPointSearch'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorInfo = components['schemas']['ErrorInfo'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type SpecialDay = components['schemas']['SpecialDay'];
export type Store = components['schemas']['Store'];
export type StoreList = components['schemas']['StoreList'];
export type StoreSearch = components['schemas']['StoreSearch'];
export type WeeklyHours = components['schemas']['WeeklyHours'];
export type ResponseRejected = components['responses']['Rejected'];
export type ParameterBrand = components['parameters']['Brand'];
export type ParameterChannel = components['parameters']['Channel'];
export type ParameterClientApp = components['parameters']['ClientApp'];
export type ParameterCorrelationId = components['parameters']['CorrelationId'];
export type ParameterLocale = components['parameters']['Locale'];
export type ParameterRegion = components['parameters']['Region'];
export type ParameterRequestId = components['parameters']['RequestId'];
export type ParameterSiteId = components['parameters']['SiteId'];
export type ParameterSource = components['parameters']['Source'];
export type ParameterUsid = components['parameters']['Usid'];
export type $defs = Record<string, never>;
export interface operations {
    searchCollectionPoints: {
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
                "application/json": components["schemas"]["CollectionPointSearch"];
            };
        };
        responses: {
            /** @description Collection points. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        collectionPoints: components["schemas"]["CollectionPoint"][];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    searchStores: {
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
                "application/json": components["schemas"]["StoreSearch"];
            };
        };
        responses: {
            /** @description Stores. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StoreList"];
                };
            };
            400: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
}
