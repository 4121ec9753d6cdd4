// Generated from openapi/ by `npm run codegen`. Do not edit.
// It is committed, unlike other generated files: a review shows what a change of a contract does to its types.
export interface paths {
    "/": {
        parameters: {
            query?: never;
            header: {
                /** @description Key of the account; it may be seen in a browser. */
                "x-api-key": components["parameters"]["ApiKey"];
                "x-api-version"?: components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The account that the key belongs to, with the addresses of its parts.
         * @description Spec 2 §7.
         */
        get: operations["getGallery"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/categories/media/recent": {
        parameters: {
            query?: never;
            header: {
                /** @description Key of the account; it may be seen in a browser. */
                "x-api-key": components["parameters"]["ApiKey"];
                "x-api-version"?: components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The newest pictures of a category.
         * @description Spec 2 §7.
         */
        get: operations["getCategoryMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/customers/{customerId}/media/recent": {
        parameters: {
            query?: never;
            header: {
                /** @description Key of the account; it may be seen in a browser. */
                "x-api-key": components["parameters"]["ApiKey"];
                "x-api-version"?: components["parameters"]["ApiVersion"];
            };
            path: {
                /** @example 215757 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        /**
         * The newest pictures of the account.
         * @description Spec 2 §7.
         */
        get: operations["getCustomerMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{mediaId}/reports": {
        parameters: {
            query?: never;
            header: {
                /** @description Key of the account; it may be seen in a browser. */
                "x-api-key": components["parameters"]["ApiKey"];
                "x-api-version"?: components["parameters"]["ApiVersion"];
            };
            path: {
                /** @example 3301 */
                mediaId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reports a picture to the moderators.
         * @description Spec 2 §7.
         */
        post: operations["reportMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{mediaId}/streams": {
        parameters: {
            query?: never;
            header: {
                /** @description Key of the account; it may be seen in a browser. */
                "x-api-key": components["parameters"]["ApiKey"];
                "x-api-version"?: components["parameters"]["ApiVersion"];
            };
            path: {
                /** @example 3301 */
                mediaId: string;
            };
            cookie?: never;
        };
        /**
         * The products that a picture shows, as streams.
         * @description Spec 2 §7.
         */
        get: operations["getMediaStreams"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stashes": {
        parameters: {
            query?: never;
            header: {
                /** @description Key of the account; it may be seen in a browser. */
                "x-api-key": components["parameters"]["ApiKey"];
                "x-api-version"?: components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Puts pictures together under one address.
         * @description Spec 2 §7.
         */
        post: operations["createStash"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streams/{streamId}/media/recent": {
        parameters: {
            query?: never;
            header: {
                /** @description Key of the account; it may be seen in a browser. */
                "x-api-key": components["parameters"]["ApiKey"];
                "x-api-version"?: components["parameters"]["ApiVersion"];
            };
            path: {
                /** @example 9101 */
                streamId: string;
            };
            cookie?: never;
        };
        /**
         * The newest pictures of a stream.
         * @description Spec 2 §7.
         */
        get: operations["getStreamMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/streams/media/recent": {
        parameters: {
            query?: never;
            header: {
                /** @description Key of the account; it may be seen in a browser. */
                "x-api-key": components["parameters"]["ApiKey"];
                "x-api-version"?: components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * The newest pictures of a product, by its code.
         * @description Spec 2 §7.
         */
        get: operations["getProductMedia"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header: {
                /** @description Key of the account; it may be seen in a browser. */
                "x-api-key": components["parameters"]["ApiKey"];
                "x-api-version"?: components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Registers a shopper who wants to share pictures; the same address is the same person.
         * @description Spec 2 §7.
         */
        post: operations["createGalleryUser"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{userId}/media": {
        parameters: {
            query?: never;
            header: {
                /** @description Key of the account; it may be seen in a browser. */
                "x-api-key": components["parameters"]["ApiKey"];
                "x-api-version"?: components["parameters"]["ApiVersion"];
            };
            path: {
                /** @example 88 */
                userId: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sends in the address of a picture; it is shown after a moderator has seen it.
         * @description Spec 2 §7.
         */
        post: operations["shareMedia"];
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
        GalleryCustomer: {
            id: string;
            language?: string;
            name: string;
        };
        GalleryDone: {
            metadata: components["schemas"]["GalleryMetadata"];
        };
        GalleryError: {
            metadata: components["schemas"]["GalleryMetadata"];
        };
        GalleryMedia: {
            caption?: string;
            /** Format: date-time */
            date_published?: string;
            id: string;
            images: {
                mobile?: string;
                normal: string;
                square?: string;
                thumbnail?: string;
            };
            original_source?: string;
            streams?: components["schemas"]["GalleryStream"][];
            /** @enum {string} */
            type: "IMAGE" | "VIDEO";
            uploader?: components["schemas"]["GalleryUser"];
            video_url?: string;
        };
        GalleryMetadata: {
            code: number;
            message: string;
            version?: string;
        };
        GalleryRoot: {
            data: {
                customer: components["schemas"]["GalleryCustomer"];
                links?: {
                    href: string;
                    rel: string;
                }[];
            };
            metadata: components["schemas"]["GalleryMetadata"];
        };
        GalleryStream: {
            id: string;
            name: string;
            product_url?: string;
            tag_key?: string;
        };
        GalleryUser: {
            id: string;
            name: string;
        };
        MediaPage: {
            data: {
                media: components["schemas"]["GalleryMedia"][];
                page_number?: number;
                total?: number;
            };
            metadata: components["schemas"]["GalleryMetadata"];
        };
        StreamPage: {
            data: {
                streams: components["schemas"]["GalleryStream"][];
            };
            metadata: components["schemas"]["GalleryMetadata"];
        };
    };
    responses: never;
    parameters: {
        /** @description Key of the account; it may be seen in a browser. */
        ApiKey: string;
        ApiVersion: string;
        /** @example 215757 */
        CustomerId: string;
        /** @example 20 */
        MediaCount: number;
        /** @example 1 */
        PageNumber: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type GalleryCustomer = components['schemas']['GalleryCustomer'];
export type GalleryDone = components['schemas']['GalleryDone'];
export type GalleryError = components['schemas']['GalleryError'];
export type GalleryMedia = components['schemas']['GalleryMedia'];
export type GalleryMetadata = components['schemas']['GalleryMetadata'];
export type GalleryRoot = components['schemas']['GalleryRoot'];
export type GalleryStream = components['schemas']['GalleryStream'];
export type GalleryUser = components['schemas']['GalleryUser'];
export type MediaPage = components['schemas']['MediaPage'];
export type StreamPage = components['schemas']['StreamPage'];
export type ParameterApiKey = components['parameters']['ApiKey'];
export type ParameterApiVersion = components['parameters']['ApiVersion'];
export type ParameterCustomerId = components['parameters']['CustomerId'];
export type ParameterMediaCount = components['parameters']['MediaCount'];
export type ParameterPageNumber = components['parameters']['PageNumber'];
export type $defs = Record<string, never>;
export interface operations {
    getGallery: {
        parameters: {
            query?: never;
            header: {
                /** @description Key of the account; it may be seen in a browser. */
                "x-api-key": components["parameters"]["ApiKey"];
                "x-api-version"?: components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The account. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryRoot"];
                };
            };
            /** @description The call was rejected. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
        };
    };
    getCategoryMedia: {
        parameters: {
            query: {
                /** @example 110100 */
                category_key: string;
                /** @example 20 */
                count?: components["parameters"]["MediaCount"];
                /** @example 1 */
                page_number?: components["parameters"]["PageNumber"];
            };
            header: {
                /** @description Key of the account; it may be seen in a browser. */
                "x-api-key": components["parameters"]["ApiKey"];
                "x-api-version"?: components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaPage"];
                };
            };
            /** @description The call was rejected. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
        };
    };
    getCustomerMedia: {
        parameters: {
            query?: {
                /** @example 20 */
                count?: components["parameters"]["MediaCount"];
                /** @example 1 */
                page_number?: components["parameters"]["PageNumber"];
            };
            header: {
                /** @description Key of the account; it may be seen in a browser. */
                "x-api-key": components["parameters"]["ApiKey"];
                "x-api-version"?: components["parameters"]["ApiVersion"];
            };
            path: {
                /** @example 215757 */
                customerId: components["parameters"]["CustomerId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaPage"];
                };
            };
            /** @description The call was rejected. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
        };
    };
    reportMedia: {
        parameters: {
            query?: never;
            header: {
                /** @description Key of the account; it may be seen in a browser. */
                "x-api-key": components["parameters"]["ApiKey"];
                "x-api-version"?: components["parameters"]["ApiVersion"];
            };
            path: {
                /** @example 3301 */
                mediaId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email?: string;
                    reason: string;
                };
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryDone"];
                };
            };
            /** @description The call was rejected. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
        };
    };
    getMediaStreams: {
        parameters: {
            query?: never;
            header: {
                /** @description Key of the account; it may be seen in a browser. */
                "x-api-key": components["parameters"]["ApiKey"];
                "x-api-version"?: components["parameters"]["ApiVersion"];
            };
            path: {
                /** @example 3301 */
                mediaId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The streams. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StreamPage"];
                };
            };
            /** @description The call was rejected. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
        };
    };
    createStash: {
        parameters: {
            query?: never;
            header: {
                /** @description Key of the account; it may be seen in a browser. */
                "x-api-key": components["parameters"]["ApiKey"];
                "x-api-version"?: components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    media_ids: string[];
                    name: string;
                };
            };
        };
        responses: {
            /** @description The stash. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            id: string;
                            name: string;
                            share_url?: string;
                        };
                        metadata: components["schemas"]["GalleryMetadata"];
                    };
                };
            };
            /** @description The call was rejected. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
        };
    };
    getStreamMedia: {
        parameters: {
            query?: {
                /** @example 20 */
                count?: components["parameters"]["MediaCount"];
                /** @example 1 */
                page_number?: components["parameters"]["PageNumber"];
            };
            header: {
                /** @description Key of the account; it may be seen in a browser. */
                "x-api-key": components["parameters"]["ApiKey"];
                "x-api-version"?: components["parameters"]["ApiVersion"];
            };
            path: {
                /** @example 9101 */
                streamId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaPage"];
                };
            };
            /** @description The call was rejected. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
        };
    };
    getProductMedia: {
        parameters: {
            query: {
                /** @example 20 */
                count?: components["parameters"]["MediaCount"];
                /** @example 1 */
                page_number?: components["parameters"]["PageNumber"];
                /** @example NF1A2B3C */
                tag_key: string;
            };
            header: {
                /** @description Key of the account; it may be seen in a browser. */
                "x-api-key": components["parameters"]["ApiKey"];
                "x-api-version"?: components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of pictures. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MediaPage"];
                };
            };
            /** @description The call was rejected. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
        };
    };
    createGalleryUser: {
        parameters: {
            query?: never;
            header: {
                /** @description Key of the account; it may be seen in a browser. */
                "x-api-key": components["parameters"]["ApiKey"];
                "x-api-version"?: components["parameters"]["ApiVersion"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** Format: email */
                    email: string;
                    language?: string;
                    screen_name: string;
                };
            };
        };
        responses: {
            /** @description The person. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: components["schemas"]["GalleryUser"];
                        metadata: components["schemas"]["GalleryMetadata"];
                    };
                };
            };
            /** @description The call was rejected. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
        };
    };
    shareMedia: {
        parameters: {
            query?: never;
            header: {
                /** @description Key of the account; it may be seen in a browser. */
                "x-api-key": components["parameters"]["ApiKey"];
                "x-api-version"?: components["parameters"]["ApiVersion"];
            };
            path: {
                /** @example 88 */
                userId: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    caption?: string;
                    /** @constant */
                    isTermsConfirmed: true;
                    /** Format: uri */
                    media_url: string;
                    stream_ids?: string[];
                };
            };
        };
        responses: {
            /** @description It is done. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryDone"];
                };
            };
            /** @description The call was rejected. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
            /** @description The call was rejected. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GalleryError"];
                };
            };
        };
    };
}
