// Generated from openapi/ by `npm run codegen`. Do not edit.
export interface paths {
    "/consumers-v3/consumer/purchase/{orderId}": {
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
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        /** An order of the shopper; somebody else's answers like a missing one. */
        get: operations["getPurchase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/utilities/countryList": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
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
        /** Countries that the site ships to. */
        get: operations["getCountryList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/consumers-v3/utilities/countryList/{countryCode}": {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                countryCode: string;
            };
            cookie?: never;
        };
        /** Address rules of a country; each replaces the default of its field only. */
        get: operations["getCountryRules"];
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
        Address: {
            addressId?: string;
            addressLine1: string;
            addressLine2?: string;
            city: string;
            country?: string;
            countryCode: string;
            email?: string;
            firstName: string;
            lastName: string;
            /** @description National digits or the international form. */
            phone: string;
            phoneCode?: string;
            postalCode: string;
            province?: string;
            shippingId?: string;
            subscriptions?: components["schemas"]["AddressSubscriptions"];
        };
        AddressSubscriptions: {
            newsletterConsent?: boolean;
        };
        /** @description Major units of the currency with at most two decimals. */
        Amount: number;
        Challenge: {
            sessionID: string;
            /** @description Address of the card issuer's page for a frame. */
            url: string;
        };
        Country: {
            code: string;
            dialCode: string;
            /** @description In the language of the locale. */
            name: string;
        };
        CountryRules: {
            countryCode: string;
            fields: {
                addressLine1?: components["schemas"]["FieldRule"];
                addressLine2?: components["schemas"]["FieldRule"];
                city?: components["schemas"]["FieldRule"];
                email?: components["schemas"]["FieldRule"];
                firstName?: components["schemas"]["FieldRule"];
                lastName?: components["schemas"]["FieldRule"];
                phone?: components["schemas"]["FieldRule"];
                postalCode?: components["schemas"]["FieldRule"];
                province?: components["schemas"]["FieldRule"];
            };
            provinces: components["schemas"]["Province"][];
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
        FieldRule: {
            capitalize?: boolean;
            hidden?: boolean;
            /** @description X is a digit, A a letter; other signs stand for themselves. */
            maskFormat?: string;
            maxLength?: number;
            minLength?: number;
            pattern?: string;
            required?: boolean;
        };
        Flash: {
            challenge?: components["schemas"]["Challenge"];
            /** @description PaymentNotAuthorized asks for a card challenge. */
            code: string;
            itemId?: string;
            message: string;
            shipmentId?: string;
            /** @enum {string} */
            type?: "info" | "warning" | "error";
        };
        Image: {
            alt: string;
            /** @description Path at the image endpoint, without width and format. */
            src: string;
        };
        Order: {
            billingAddress: components["schemas"]["Address"];
            /** Format: date-time */
            createdAt: string;
            currency: components["schemas"]["Currency"];
            email: string;
            flash: components["schemas"]["Flash"][];
            items: components["schemas"]["OrderItem"][];
            orderNumber: string;
            paymentMethod: components["schemas"]["PaymentMethod"][];
            promoSummary: components["schemas"]["Promotion"][];
            shipments: {
                address?: components["schemas"]["Address"];
                shipmentId: string;
                shippingMethod: components["schemas"]["ShippingMethod"];
                storeId?: string;
            }[];
            /** @description Secret of the order for look-ups without the session. */
            st: string;
            /** @enum {string} */
            status: "PLACED" | "PENDING_CHALLENGE";
            totals: components["schemas"]["Totals"];
        };
        OrderItem: {
            id: string;
            image: components["schemas"]["Image"];
            masterId: string;
            name: string;
            pageUrl?: string;
            price: {
                amount: components["schemas"]["Amount"];
                original?: components["schemas"]["Amount"];
                rowTotal: components["schemas"]["Amount"];
            };
            productId: string;
            qty: number;
            taxTotal?: components["schemas"]["Amount"];
            upc?: string;
            variants: components["schemas"]["Variation"][];
        };
        PaymentMethod: {
            additionalData?: {
                bin?: string;
                lastFour?: string;
                /** @description Card brand. */
                type?: string;
            };
            code: string;
            label: string;
        };
        Promotion: {
            calloutMessage?: string;
            discount?: components["schemas"]["Amount"];
            /** @enum {string} */
            level: "ORDER" | "PRODUCT" | "SHIPPING";
            promotionId: string;
            promotionName: string;
        };
        Province: {
            code: string;
            name: string;
        };
        ShippingMethod: {
            code: string;
            /** @description Such as 3-5 business days; same day is said as such. */
            deliveryTime: string;
            description?: string;
            label: string;
            price: {
                amount: components["schemas"]["Amount"];
            };
            selected: boolean;
        };
        Totals: {
            itemTotal: components["schemas"]["Amount"];
            shipping?: components["schemas"]["Amount"];
            tax?: components["schemas"]["Amount"];
            /** @description True where prices contain the tax. */
            taxIncluded?: boolean;
            total: components["schemas"]["Amount"];
            totalDiscount: components["schemas"]["Amount"];
            totalDiscountPercentage: number;
        };
        Variation: {
            /** @enum {string} */
            code: "color" | "size";
            label?: string;
            value: string;
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
export type Address = components['schemas']['Address'];
export type AddressSubscriptions = components['schemas']['AddressSubscriptions'];
export type Amount = components['schemas']['Amount'];
export type Challenge = components['schemas']['Challenge'];
export type Country = components['schemas']['Country'];
export type CountryRules = components['schemas']['CountryRules'];
export type Currency = components['schemas']['Currency'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorInfo = components['schemas']['ErrorInfo'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type FieldRule = components['schemas']['FieldRule'];
export type Flash = components['schemas']['Flash'];
export type Image = components['schemas']['Image'];
export type Order = components['schemas']['Order'];
export type OrderItem = components['schemas']['OrderItem'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type Promotion = components['schemas']['Promotion'];
export type Province = components['schemas']['Province'];
export type ShippingMethod = components['schemas']['ShippingMethod'];
export type Totals = components['schemas']['Totals'];
export type Variation = components['schemas']['Variation'];
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
    getPurchase: {
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
            path: {
                orderId: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    getCountryList: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
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
            /** @description Countries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        countries: components["schemas"]["Country"][];
                    };
                };
            };
            400: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    getCountryRules: {
        parameters: {
            query?: never;
            header: {
                brand: components["parameters"]["Brand"];
                /** @description Language and country of the site. */
                locale: components["parameters"]["Locale"];
                region: components["parameters"]["Region"];
                siteid: components["parameters"]["SiteId"];
                /** @description Repeated on the answer and in every log line. */
                "x-correlation-id"?: components["parameters"]["CorrelationId"];
            };
            path: {
                countryCode: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Rules. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CountryRules"];
                };
            };
            400: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
}
