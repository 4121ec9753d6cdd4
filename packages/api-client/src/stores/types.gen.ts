// Generated from openapi/ by `npm run codegen`. Do not edit.
export interface paths {
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
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stores of a country, nearest first when a place is given. */
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
        Store: {
            addressLine1: string;
            city: string;
            countryCode: string;
            id: string;
            latitude: number;
            longitude: number;
            name: string;
            openingHours: string[];
            phone?: string;
            postalCode: string;
            storeInventory?: number;
        };
        StoreList: {
            stores: components["schemas"]["Store"][];
        };
        StoreSearch: {
            /** @default 10 */
            count: number;
            countryCode: string;
            latitude?: number;
            longitude?: number;
            postalCode?: string;
            productId?: string;
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
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorInfo = components['schemas']['ErrorInfo'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type Store = components['schemas']['Store'];
export type StoreList = components['schemas']['StoreList'];
export type StoreSearch = components['schemas']['StoreSearch'];
export type ResponseRefused = components['responses']['Refused'];
export type ParameterBrand = components['parameters']['Brand'];
export type ParameterChannel = components['parameters']['Channel'];
export type ParameterCorrelationId = components['parameters']['CorrelationId'];
export type ParameterLocale = components['parameters']['Locale'];
export type ParameterRegion = components['parameters']['Region'];
export type ParameterSiteId = components['parameters']['SiteId'];
export type $defs = Record<string, never>;
export interface operations {
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
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
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
            400: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
}
