// Generated from openapi/ by `npm run codegen`. Do not edit.
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
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
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
         * @description A guest gets an anonymous token; a refresh token keeps the same shopper, and with it the cart.
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
        ErrorDetail: {
            additionalInfo?: components["schemas"]["ErrorInfo"];
            errorId: string;
            /** @description Path of the field that was refused. */
            field?: string;
            itemId?: string;
            message: string;
            /** @description `flash` asks the caller to reload the cart. */
            type?: string;
        };
        ErrorInfo: {
            categoryId?: string;
            maxAllowedQty?: number;
            shipmentId?: string;
        };
        ErrorResponse: {
            appId: string;
            correlationId: string;
            errorDetails: components["schemas"]["ErrorDetail"][];
        };
        Token: {
            accessToken: string;
            /** @description Seconds until the access token ends. */
            expiresIn: number;
            /** @description Seconds until the refresh token ends. */
            refreshExpiresIn?: number;
            refreshToken: string;
            /** @enum {string} */
            type: "Guest" | "Registered";
            usid: string;
        };
        TokenRequest: {
            refreshToken?: string;
            /** @enum {string} */
            type: "Guest";
        };
    };
    responses: {
        /** @description The call was refused; the first entry of errorDetails names the reason. */
        Refused: {
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
        /** @description Repeated on the answer and in every log line. */
        CorrelationId: string;
        /** @description Language and country of the site. */
        Locale: string;
        Region: "NORA" | "EMEA";
        SiteId: string;
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
export type Token = components['schemas']['Token'];
export type TokenRequest = components['schemas']['TokenRequest'];
export type ResponseRefused = components['responses']['Refused'];
export type ParameterBrand = components['parameters']['Brand'];
export type ParameterChannel = components['parameters']['Channel'];
export type ParameterCorrelationId = components['parameters']['CorrelationId'];
export type ParameterLocale = components['parameters']['Locale'];
export type ParameterRegion = components['parameters']['Region'];
export type ParameterSiteId = components['parameters']['SiteId'];
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
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
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
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
}
