// Generated from openapi/ by `npm run codegen`. Do not edit.
// It is committed, unlike other generated files: a review shows what a change of a contract does to its types.
export interface paths {
    "/token/v2/auth/token": {
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
         * Issue a token, or refresh one.
         * @description A guest gets an anonymous token; a refresh token keeps the same shopper, and with it the cart. A registered consumer or a store employee exchanges the code of a sign-in, once, together with the verifier of its challenge; the cart, favourites and saved lines of the guest move along. A 409 is asked again once, after 2,000 ms; a 403 is tolerated and allows nothing. Spec 1 §4 and §7. The guest's own token comes along as a bearer token: only what belongs to that guest moves.
         */
        post: operations["createToken"];
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
        AgentTokenRequest: {
            authorizationCode: components["schemas"]["AuthorizationCode"];
            codeVerifier: components["schemas"]["CodeVerifier"];
            /** @enum {string} */
            type: "Agent";
        };
        /** @description Answer of a sign-in; good for one exchange. */
        AuthorizationCode: string;
        /** @description The text whose SHA-256 was the code challenge. */
        CodeVerifier: string;
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
        /** @description What the guest had; ids of another customer are left alone, without a word. */
        GuestObjects: {
            /** Format: uuid */
            basketId?: string;
            favoriteId?: string;
            saveForLaterId?: string;
        };
        GuestTokenRequest: {
            refreshToken?: components["schemas"]["RefreshTokenValue"];
            /** @enum {string} */
            type: "Guest";
        };
        RefreshTokenRequest: {
            refreshToken: components["schemas"]["RefreshTokenValue"];
            /** @enum {string} */
            type: "Registered" | "Agent";
        };
        RefreshTokenValue: string;
        RegisteredTokenRequest: {
            /**
             * @description Moves the order into the account; needs orderNo and st.
             * @enum {string}
             */
            action?: "postLogin";
            authorizationCode: components["schemas"]["AuthorizationCode"];
            codeVerifier: components["schemas"]["CodeVerifier"];
            guestObjects?: components["schemas"]["GuestObjects"];
            /** @description Order that was placed as a guest. */
            orderNo?: string;
            /** @description Secret of that order. */
            st?: string;
            /** @enum {string} */
            type: "Registered";
        };
        Token: {
            accessToken: string;
            /**
             * Format: uuid
             * @description The cart of the shopper from now on; the guest's cart may have been merged into it.
             */
            basketId?: string;
            /** @description Of a registered consumer. */
            consumerNo?: string;
            /** @description EMPLOYEE asks for the discount terms; any other value is a consumer. */
            consumerType?: string;
            /** @description Seconds until the access token ends. */
            expiresIn: number;
            favorites?: components["schemas"]["TokenFavorites"];
            /** @description Store that the shopper chose. */
            favStoreId?: string;
            /** @description Of an employee. */
            isEmployeeDiscountTCAccepted?: boolean;
            /** @description Of a member of the loyalty programme. */
            memberId?: string;
            /** @description Seconds until the refresh token ends. */
            refreshExpiresIn?: number;
            refreshToken: string;
            saveForLaterId?: string;
            /** @enum {string} */
            type: "Guest" | "Registered" | "Agent";
            usid: string;
        };
        TokenFavorites: {
            favoriteId: string;
        };
        /** @description Distinguished by `type`, and by what comes with it. */
        TokenRequest: components["schemas"]["GuestTokenRequest"] | components["schemas"]["RegisteredTokenRequest"] | components["schemas"]["AgentTokenRequest"] | components["schemas"]["RefreshTokenRequest"];
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
export type AgentTokenRequest = components['schemas']['AgentTokenRequest'];
export type AuthorizationCode = components['schemas']['AuthorizationCode'];
export type CodeVerifier = components['schemas']['CodeVerifier'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorInfo = components['schemas']['ErrorInfo'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type GuestObjects = components['schemas']['GuestObjects'];
export type GuestTokenRequest = components['schemas']['GuestTokenRequest'];
export type RefreshTokenRequest = components['schemas']['RefreshTokenRequest'];
export type RefreshTokenValue = components['schemas']['RefreshTokenValue'];
export type RegisteredTokenRequest = components['schemas']['RegisteredTokenRequest'];
export type Token = components['schemas']['Token'];
export type TokenFavorites = components['schemas']['TokenFavorites'];
export type TokenRequest = components['schemas']['TokenRequest'];
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
    createToken: {
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
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description A token. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Token"];
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
}
