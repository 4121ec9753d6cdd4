// Generated from openapi/ by `npm run codegen`. Do not edit.
export interface paths {
    "/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}": {
        parameters: {
            query?: {
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
            header: {
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                mode: components["parameters"]["Mode"];
                page: string;
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        /** Blocks that stand around a page of the application, such as cart or error-4xx. */
        get: operations["getAugmentedPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{mode}/caas/v1/canvas/category/{siteId}/{categoryId}": {
        parameters: {
            query?: {
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
            header: {
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                categoryId: string;
                mode: components["parameters"]["Mode"];
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        /** Blocks of a category page; a category without content answers with none. */
        get: operations["getCategoryContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{mode}/caas/v1/canvas/footer/{siteId}": {
        parameters: {
            query?: {
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
            header: {
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                mode: components["parameters"]["Mode"];
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        /** Columns of links, legal lines. */
        get: operations["getFooter"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{mode}/caas/v1/canvas/fragment/{fragmentId}": {
        parameters: {
            query?: {
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
            header: {
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                siteid: components["parameters"]["SiteId"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                fragmentId: string;
                mode: components["parameters"]["Mode"];
            };
            cookie?: never;
        };
        /** Blocks used on many pages, such as promo-bar. */
        get: operations["getFragment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{mode}/caas/v1/canvas/menu/{siteId}": {
        parameters: {
            query?: {
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
            header: {
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                mode: components["parameters"]["Mode"];
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        /** The main menu in three levels. */
        get: operations["getMenu"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{mode}/caas/v1/canvas/page/{siteId}/{page}": {
        parameters: {
            query?: {
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
            header: {
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                mode: components["parameters"]["Mode"];
                page: string;
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        /** An editorial page, such as home. */
        get: operations["getContentPage"];
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
        /** @description One content block; its type says which other fields it has, and a reader drops types it does not know. */
        Block: {
            id: string;
            name?: string;
            type: string;
        } & {
            [key: string]: unknown;
        };
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
        Footer: {
            columns: {
                links: components["schemas"]["Link"][];
                title: string;
            }[];
            legal: components["schemas"]["Link"][];
            note?: string;
        };
        Image: {
            alt: string;
            /** @description Path at the image endpoint, without width and format. */
            src: string;
        };
        Link: {
            text: string;
            url: string;
        };
        MenuItem: {
            columns?: {
                children: components["schemas"]["MenuItem"][];
                target?: components["schemas"]["Link"];
                title?: string;
            }[];
            delocalizedTracking?: string;
            hideShopAll?: boolean;
            id: string;
            menuBanner?: components["schemas"]["VisualSelector"];
            menuStyle?: string;
            name: string;
            overrideShopAll?: components["schemas"]["Link"];
            target?: components["schemas"]["Link"];
            title: string;
            visualSelectors?: components["schemas"]["VisualSelector"][];
            visualSelectorsTitle?: string;
        };
        Page: {
            blocks: components["schemas"]["Block"][];
            id: string;
            seoDescription?: string;
            seoTitle?: string;
            slug: string;
            title: string;
        };
        VisualSelector: {
            image: components["schemas"]["Image"];
            target: components["schemas"]["Link"];
            title: string;
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
        /** @description Repeated on the answer and in every log line. */
        CorrelationId: string;
        /** @description Language and country of the site. */
        Locale: string;
        Mode: "live" | "preview";
        RemoveNulls: boolean;
        Site: string;
        SiteId: string;
        /** @description Session id; sent only when it is known. */
        Usid: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Block = components['schemas']['Block'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorInfo = components['schemas']['ErrorInfo'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type Footer = components['schemas']['Footer'];
export type Image = components['schemas']['Image'];
export type Link = components['schemas']['Link'];
export type MenuItem = components['schemas']['MenuItem'];
export type Page = components['schemas']['Page'];
export type VisualSelector = components['schemas']['VisualSelector'];
export type ResponseRefused = components['responses']['Refused'];
export type ParameterCorrelationId = components['parameters']['CorrelationId'];
export type ParameterLocale = components['parameters']['Locale'];
export type ParameterMode = components['parameters']['Mode'];
export type ParameterRemoveNulls = components['parameters']['RemoveNulls'];
export type ParameterSite = components['parameters']['Site'];
export type ParameterSiteId = components['parameters']['SiteId'];
export type ParameterUsid = components['parameters']['Usid'];
export type $defs = Record<string, never>;
export interface operations {
    getAugmentedPage: {
        parameters: {
            query?: {
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
            header: {
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                mode: components["parameters"]["Mode"];
                page: string;
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    getCategoryContent: {
        parameters: {
            query?: {
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
            header: {
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                categoryId: string;
                mode: components["parameters"]["Mode"];
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    getFooter: {
        parameters: {
            query?: {
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
            header: {
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                mode: components["parameters"]["Mode"];
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The footer. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Footer"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    getFragment: {
        parameters: {
            query?: {
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
            header: {
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                siteid: components["parameters"]["SiteId"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                fragmentId: string;
                mode: components["parameters"]["Mode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    getMenu: {
        parameters: {
            query?: {
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
            header: {
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                mode: components["parameters"]["Mode"];
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The menu. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        items: components["schemas"]["MenuItem"][];
                    };
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    getContentPage: {
        parameters: {
            query?: {
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
            header: {
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                mode: components["parameters"]["Mode"];
                page: string;
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The page. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
}
