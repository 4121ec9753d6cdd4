// Generated from openapi/ by `npm run codegen`. Do not edit.
// It is committed, unlike other generated files: a review shows what a change of a contract does to its types.
export interface paths {
    "/fapi/api/validate-response/{contract}": {
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
         * Tell whether an answer that a client got keeps its contract, and where it does not.
         * @description Spec 1 §7. The contract is the name of a service; path and method find the operation in it, the path being its template or an address that was called. With the error flag the data is held against the shape of an error, else against the good answer. Nothing of the data is kept or logged. Where finding all violations takes too long, the first alone is named.
         */
        post: operations["validateResponse"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/fapi/server/time": {
        parameters: {
            query?: never;
            header?: {
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
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
         * The clock of the service.
         * @description Spec 1 §7. The same for every site, so it asks for none.
         */
        get: operations["getServerTime"];
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
    };
    responses: {
        /** @description The service has too much to do; the same call may succeed after the given seconds. */
        Busy: {
            headers: {
                "retry-after"?: number;
                "x-correlation-id"?: string;
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["ErrorResponse"];
            };
        };
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
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorInfo = components['schemas']['ErrorInfo'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type ResponseBusy = components['responses']['Busy'];
export type ResponseLimited = components['responses']['Limited'];
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
    validateResponse: {
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
                 * @description Name of a service.
                 * @example cart
                 */
                contract: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The body that the client got. */
                    data: unknown;
                    /** @description True for the body of an error. */
                    error: boolean;
                    /** @enum {string} */
                    method: "GET" | "PUT" | "POST" | "DELETE" | "PATCH";
                    path: string;
                };
            };
        };
        responses: {
            /** @description The verdict. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        operationId: string;
                        valid: boolean;
                        violations: {
                            message: string;
                            /** @description JSON pointer into the data. */
                            path: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
            503: components["responses"]["Busy"];
        };
    };
    getServerTime: {
        parameters: {
            query?: never;
            header?: {
                /** @description MAPP in the mobile web view. */
                channel?: components["parameters"]["Channel"];
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
            /** @description The time. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Milliseconds since 1970 in UTC. */
                        timestamp: number;
                    };
                };
            };
            500: components["responses"]["Rejected"];
        };
    };
}
