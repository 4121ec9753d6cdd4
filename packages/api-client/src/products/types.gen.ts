// Generated from openapi/ by `npm run codegen`. Do not edit.
export interface paths {
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
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Stock of a variant in named stores. */
        post: operations["getStoreAvailability"];
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
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /** Reviews of a product with their summary. */
        get: operations["getReviews"];
        put?: never;
        post?: never;
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
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** Recommended products for a placement, or products by id. */
        get: operations["getWidgetRecommendations"];
        put?: never;
        post?: never;
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
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** Products of a category with facets, sorting and paging. */
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
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /** All of one product. 410 names the category to look in instead. */
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
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                productId: components["parameters"]["ProductId"];
            };
            cookie?: never;
        };
        /** Stock of every variant of a product. */
        get: operations["getProductInventory"];
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
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /** Terms, categories and products for the first letters of a search. */
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
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path?: never;
            cookie?: never;
        };
        /**
         * Products that match a text, best first.
         * @description An unknown text answers 200 with no products, terms to try instead and popular products.
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
        };
        /** @enum {string} */
        Currency: "USD" | "CAD" | "GBP" | "EUR";
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
        Facet: {
            /** @enum {string} */
            id: "category" | "size" | "color" | "price" | "activity" | "gender";
            label: string;
            options: components["schemas"]["FacetOption"][];
        };
        FacetOption: {
            count: number;
            hex?: string;
            id: string;
            label: string;
            selected: boolean;
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
        Link: {
            text: string;
            url: string;
        };
        Listing: {
            breadcrumbs: components["schemas"]["Link"][];
            categoryId?: string;
            count: number;
            description?: string;
            facets: components["schemas"]["Facet"][];
            image?: components["schemas"]["Image"];
            popular?: components["schemas"]["ProductCard"][];
            products: components["schemas"]["ProductCard"][];
            q?: string;
            sort: string;
            start: number;
            subcategories?: components["schemas"]["Link"][];
            /** @description Terms to try when nothing was found. */
            suggestedTerms?: string[];
            title: string;
            total: number;
            /** @description Canonical path below the locale, for a category. */
            url?: string;
        };
        Price: {
            currency: components["schemas"]["Currency"];
            current: components["schemas"]["Amount"];
            highCurrent?: components["schemas"]["Amount"];
            highOriginal?: components["schemas"]["Amount"];
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
            /** @description Path below the locale. */
            url: string;
        };
        ProductDetails: {
            badge?: components["schemas"]["Label"];
            breadcrumbs: components["schemas"]["Link"][];
            care?: string[];
            colors: components["schemas"]["ColorOption"][];
            deliveryPromise: {
                freeFrom?: components["schemas"]["Amount"];
                label: string;
                returns?: string;
            };
            description: string;
            eyebrow?: components["schemas"]["Label"];
            features: string[];
            fit?: string;
            id: string;
            kindLabel?: string;
            masterId: string;
            materials?: string[];
            name: string;
            price: components["schemas"]["Price"];
            rating?: components["schemas"]["Rating"];
            sizes: components["schemas"]["SizeOption"][];
            slug?: string;
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
        Rating: {
            reviewsCount: number;
            score: number;
        };
        Review: {
            author: string;
            /** Format: date */
            date: string;
            helpful?: number;
            id: string;
            score: number;
            size?: string;
            text: string;
            title: string;
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
        SizeOption: {
            available: boolean;
            id: string;
            label: string;
        };
        /** @enum {string} */
        StockState: "IN_STOCK" | "LOW_STOCK" | "OUT_OF_STOCK";
        Suggestions: {
            categories: components["schemas"]["Link"][];
            products: components["schemas"]["ProductCard"][];
            terms: string[];
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
        Activity: string[];
        Brand: string;
        /** @description Category ids below the listing. */
        CategoryFacet: string[];
        /** @description MAPP in the mobile web view. */
        Channel: "ECOMM" | "MAPP";
        /** @description Colour families. */
        Color: string[];
        /** @description Repeated on the answer and in every log line. */
        CorrelationId: string;
        Count: number;
        Gender: ("women" | "men" | "kids" | "unisex")[];
        /** @description Language and country of the site. */
        Locale: string;
        /** @description Ranges in major units of the currency, such as 50-100 or 200-. */
        Price: string[];
        ProductId: string;
        Region: "NORA" | "EMEA";
        SiteId: string;
        Size: string[];
        Sort: "relevance" | "newest" | "price-asc" | "price-desc" | "rating" | "discount";
        Start: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Amount = components['schemas']['Amount'];
export type CardColor = components['schemas']['CardColor'];
export type ColorOption = components['schemas']['ColorOption'];
export type Currency = components['schemas']['Currency'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorInfo = components['schemas']['ErrorInfo'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type Facet = components['schemas']['Facet'];
export type FacetOption = components['schemas']['FacetOption'];
export type Image = components['schemas']['Image'];
export type Label = components['schemas']['Label'];
export type Link = components['schemas']['Link'];
export type Listing = components['schemas']['Listing'];
export type Price = components['schemas']['Price'];
export type ProductCard = components['schemas']['ProductCard'];
export type ProductDetails = components['schemas']['ProductDetails'];
export type ProductInventory = components['schemas']['ProductInventory'];
export type Rating = components['schemas']['Rating'];
export type Review = components['schemas']['Review'];
export type Reviews = components['schemas']['Reviews'];
export type SizeOption = components['schemas']['SizeOption'];
export type StockState = components['schemas']['StockState'];
export type Suggestions = components['schemas']['Suggestions'];
export type Variant = components['schemas']['Variant'];
export type ResponseRefused = components['responses']['Refused'];
export type ParameterActivity = components['parameters']['Activity'];
export type ParameterBrand = components['parameters']['Brand'];
export type ParameterCategoryFacet = components['parameters']['CategoryFacet'];
export type ParameterChannel = components['parameters']['Channel'];
export type ParameterColor = components['parameters']['Color'];
export type ParameterCorrelationId = components['parameters']['CorrelationId'];
export type ParameterCount = components['parameters']['Count'];
export type ParameterGender = components['parameters']['Gender'];
export type ParameterLocale = components['parameters']['Locale'];
export type ParameterPrice = components['parameters']['Price'];
export type ParameterProductId = components['parameters']['ProductId'];
export type ParameterRegion = components['parameters']['Region'];
export type ParameterSiteId = components['parameters']['SiteId'];
export type ParameterSize = components['parameters']['Size'];
export type ParameterSort = components['parameters']['Sort'];
export type ParameterStart = components['parameters']['Start'];
export type $defs = Record<string, never>;
export interface operations {
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
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
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
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    getReviews: {
        parameters: {
            query?: {
                count?: components["parameters"]["Count"];
                sort?: "newest" | "highest" | "lowest" | "helpful";
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
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
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
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    getWidgetRecommendations: {
        parameters: {
            query: {
                categoryId?: string;
                count?: number;
                productId?: string;
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
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
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
            400: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    getCatalog: {
        parameters: {
            query: {
                activity?: components["parameters"]["Activity"];
                /** @description Category ids below the listing. */
                category?: components["parameters"]["CategoryFacet"];
                categoryId: string;
                /** @description Colour families. */
                color?: components["parameters"]["Color"];
                count?: components["parameters"]["Count"];
                gender?: components["parameters"]["Gender"];
                /** @description Ranges in major units of the currency, such as 50-100 or 200-. */
                price?: components["parameters"]["Price"];
                size?: components["parameters"]["Size"];
                sort?: components["parameters"]["Sort"];
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
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
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
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    getProductDetails: {
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
            path: {
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
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            410: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
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
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
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
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    autoSuggest: {
        parameters: {
            query: {
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
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
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
            400: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    searchProducts: {
        parameters: {
            query: {
                activity?: components["parameters"]["Activity"];
                /** @description Category ids below the listing. */
                category?: components["parameters"]["CategoryFacet"];
                /** @description Colour families. */
                color?: components["parameters"]["Color"];
                count?: components["parameters"]["Count"];
                gender?: components["parameters"]["Gender"];
                /** @description Ranges in major units of the currency, such as 50-100 or 200-. */
                price?: components["parameters"]["Price"];
                q: string;
                size?: components["parameters"]["Size"];
                sort?: components["parameters"]["Sort"];
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
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
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
            400: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
}
