// Generated from openapi/ by `npm run codegen`. Do not edit.
export interface paths {
    "/cart/v1/cart": {
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
        /** Create an empty cart. */
        post: operations["createCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}": {
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
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        /** The cart with totals counted anew. */
        get: operations["getCart"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/billingAddress": {
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
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the billing address. */
        post: operations["setBillingAddress"];
        /** Forget the billing address. */
        delete: operations["removeBillingAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/item": {
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
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        get?: never;
        /** Change quantity or variant of a line. */
        put: operations["updateItem"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/paymentMethods": {
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
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        /** Payment methods that the site offers for this cart. */
        get: operations["getPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/shippingAddress/validation": {
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
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ask the address check whether an address can be delivered to. */
        post: operations["validateShippingAddress"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/{basketId}/shippingMethod/{shippingId}": {
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
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        /** Delivery methods that apply to a shipment at its address. */
        get: operations["getShippingMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cart/prepareOrder": {
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
        /** Count the totals anew and check stock, address, delivery method before placing. */
        post: operations["prepareOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/cartWithItem": {
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
        /** Create a cart with its first items. */
        post: operations["createCartWithItem"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/coupon": {
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
        /** Apply a promo code. */
        put: operations["applyCoupon"];
        post?: never;
        /** Remove a promo code; one that is gone already is no error. */
        delete: operations["removeCoupon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/item": {
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
         * Add items; an item that is there already gets the sum.
         * @description All lines of one call share a cart. A refusal names what may be added in maxAllowedQty and changes nothing.
         */
        post: operations["addItems"];
        /** Remove a line; one that is gone already is no error. */
        delete: operations["removeItem"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/paymentSession": {
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
        /** Open a session at the payment party, whose frame takes the card. */
        get: operations["getPaymentSession"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v1/shippingMethod": {
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
        /** Choose the delivery method of a shipment. */
        post: operations["setShippingMethod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v2/cart/{basketId}/shippingAddress": {
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
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Set the address of each shipment. */
        post: operations["setShippingAddress"];
        /** Forget the shipping addresses of the cart. */
        delete: operations["removeShippingAddress"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v2/checkout/order": {
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
        /**
         * Place the order of a cart, once.
         * @description Repeats with the same cart answer with the same order. A payment session that was declined stays declined; a new session is a new attempt. Nothing is charged without an order and no stock is kept without one.
         */
        put: operations["placeOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart/v2/checkout/order/{orderNumber}": {
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
                orderNumber: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /** Hand in the result of the card challenge. */
        patch: operations["patchOrder"];
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
        ApproachingDiscount: {
            approachingDisplayLevel?: string[];
            calloutMsg: string;
            distanceFromConditionThreshold: components["schemas"]["Amount"];
            /** @enum {string} */
            promotionClass: "ORDER" | "PRODUCT" | "SHIPPING";
            promotionId: string;
        };
        Cart: {
            approachingDiscounts?: components["schemas"]["ApproachingDiscount"][];
            billingAddress?: components["schemas"]["Address"];
            couponItems: components["schemas"]["CouponItem"][];
            currency: components["schemas"]["Currency"];
            customerNotifications: components["schemas"]["Notification"][];
            flash: components["schemas"]["Flash"][];
            /** Format: uuid */
            id: string;
            items: components["schemas"]["CartItem"][];
            orderPromotions: components["schemas"]["Promotion"][];
            payment_instruments: components["schemas"]["PaymentMethod"][];
            promoSummary: components["schemas"]["Promotion"][];
            shippingMethods: components["schemas"]["Shipment"][];
            totalItems: number;
            totals: components["schemas"]["Totals"];
        };
        CartId: {
            /** Format: uuid */
            id: string;
        };
        CartItem: {
            /** @description False when the stock does not cover the quantity. */
            available: boolean;
            bonus: boolean;
            customerNotifications?: components["schemas"]["Notification"][];
            id: string;
            image: components["schemas"]["Image"];
            isCustoms: boolean;
            masterId: string;
            /** @description What the shop allows of this line now. */
            maxQty: number;
            name: string;
            pageUrl: string;
            price: {
                amount: components["schemas"]["Amount"];
                discount?: components["schemas"]["Amount"];
                original: components["schemas"]["Amount"];
                rowTotal: components["schemas"]["Amount"];
            };
            productId: string;
            qty: number;
            recipeId?: string;
            selectedShippingOption: string;
            shippingOptions: {
                selected: boolean;
                shippingMethod: {
                    code: string;
                    deliveryTime?: string;
                    label: string;
                };
                storeInfo?: {
                    id: string;
                    storeInventory: number;
                };
            }[];
            stock?: components["schemas"]["StockState"];
            taxTotal?: components["schemas"]["Amount"];
            upc: string;
            variants: components["schemas"]["Variation"][];
        };
        CartItemToAdd: {
            /** Format: uuid */
            cartId: string;
            /** @default 999999 */
            maxQty: number;
            pdpUrl?: string;
            /** @description The variant. */
            productId: string;
            productImageURL?: string;
            /** @default 1 */
            qty: number;
            recipeId?: string;
            storeId?: string;
            upc?: string;
        };
        Challenge: {
            sessionID: string;
            /** @description Address of the card issuer's page for a frame. */
            url: string;
        };
        CouponItem: {
            applied: boolean;
            code: string;
            discount?: components["schemas"]["Amount"];
            label?: string;
            promotionId?: string;
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
        ItemUpdate: {
            /** Format: uuid */
            cartId: string;
            itemId: string;
            maxQty?: number;
            productId?: string;
            qty: number;
            recipeId?: string;
            storeId?: string;
            upc?: string;
        };
        NewItem: {
            /** @default 999999 */
            maxQty: number;
            pdpUrl?: string;
            /** @description The variant. */
            productId: string;
            productImageURL?: string;
            /** @default 1 */
            qty: number;
            recipeId?: string;
            storeId?: string;
            upc?: string;
        };
        Notification: {
            itemId?: string;
            message: string;
            type: string;
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
        PaymentSession: {
            expiresIn?: number;
            /** @description The payment party's page that takes the card. */
            frameUrl?: string;
            provider: string;
            sessionID?: string;
            success: boolean;
        };
        PlaceOrder: {
            billingAddress?: components["schemas"]["Address"];
            /** Format: uuid */
            cartId: string;
            expectedTotal?: components["schemas"]["Amount"];
            inStoreSalesInfo?: {
                storeEmployeeId: string;
                storeId: string;
            };
            paymentMethod: {
                additionalData: {
                    bin?: string;
                    sessionID: string;
                    type?: string;
                };
                /** @enum {string} */
                code: "CREDIT_CARD";
                id?: string;
            };
            recaptcha_response?: string;
        };
        Promotion: {
            calloutMessage?: string;
            discount?: components["schemas"]["Amount"];
            /** @enum {string} */
            level: "ORDER" | "PRODUCT" | "SHIPPING";
            promotionId: string;
            promotionName: string;
        };
        Shipment: {
            address?: components["schemas"]["Address"];
            applicableShippingMethods: components["schemas"]["ShippingMethod"][];
            /** @description Code of the chosen method. */
            code: string;
            shippingId: string;
            storeId?: string;
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
        /** @enum {string} */
        StockState: "IN_STOCK" | "LOW_STOCK" | "OUT_OF_STOCK";
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
        BasketId: string;
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
export type ApproachingDiscount = components['schemas']['ApproachingDiscount'];
export type Cart = components['schemas']['Cart'];
export type CartId = components['schemas']['CartId'];
export type CartItem = components['schemas']['CartItem'];
export type CartItemToAdd = components['schemas']['CartItemToAdd'];
export type Challenge = components['schemas']['Challenge'];
export type CouponItem = components['schemas']['CouponItem'];
export type Currency = components['schemas']['Currency'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorInfo = components['schemas']['ErrorInfo'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type Flash = components['schemas']['Flash'];
export type Image = components['schemas']['Image'];
export type ItemUpdate = components['schemas']['ItemUpdate'];
export type NewItem = components['schemas']['NewItem'];
export type Notification = components['schemas']['Notification'];
export type Order = components['schemas']['Order'];
export type OrderItem = components['schemas']['OrderItem'];
export type PaymentMethod = components['schemas']['PaymentMethod'];
export type PaymentSession = components['schemas']['PaymentSession'];
export type PlaceOrder = components['schemas']['PlaceOrder'];
export type Promotion = components['schemas']['Promotion'];
export type Shipment = components['schemas']['Shipment'];
export type ShippingMethod = components['schemas']['ShippingMethod'];
export type StockState = components['schemas']['StockState'];
export type Totals = components['schemas']['Totals'];
export type Variation = components['schemas']['Variation'];
export type ResponseRefused = components['responses']['Refused'];
export type ParameterBasketId = components['parameters']['BasketId'];
export type ParameterBrand = components['parameters']['Brand'];
export type ParameterChannel = components['parameters']['Channel'];
export type ParameterCorrelationId = components['parameters']['CorrelationId'];
export type ParameterLocale = components['parameters']['Locale'];
export type ParameterRegion = components['parameters']['Region'];
export type ParameterSiteId = components['parameters']['SiteId'];
export type ParameterUsid = components['parameters']['Usid'];
export type $defs = Record<string, never>;
export interface operations {
    createCart: {
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
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description The id of the cart. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartId"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    getCart: {
        parameters: {
            query?: {
                favStoreId?: string;
                /** @description Adds notices for lines that are short of stock. */
                inventorySupplyCheck?: boolean;
                isPatchRequired?: boolean;
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
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    setBillingAddress: {
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
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Address"];
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    removeBillingAddress: {
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
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    updateItem: {
        parameters: {
            query?: {
                action?: "pickup";
                favStoreId?: string;
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
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ItemUpdate"];
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    getPaymentMethods: {
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
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Methods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        paymentMethods: components["schemas"]["PaymentMethod"][];
                    };
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    validateShippingAddress: {
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
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Address"];
            };
        };
        responses: {
            /** @description The verdict; a check that cannot be reached answers UNKNOWN and stops nobody. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        suggestion?: components["schemas"]["Address"];
                        /** @enum {string} */
                        verdict: "VALID" | "CORRECTED" | "INVALID" | "UNKNOWN";
                    };
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    getShippingMethods: {
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
                basketId: components["parameters"]["BasketId"];
                shippingId: "me" | "customs";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Methods. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        applicableShippingMethods: components["schemas"]["ShippingMethod"][];
                    };
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    prepareOrder: {
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
                "application/json": {
                    /** Format: uuid */
                    basketId: string;
                };
            };
        };
        responses: {
            /** @description What the order would cost. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        currency: components["schemas"]["Currency"];
                        flash?: components["schemas"]["Flash"][];
                        totalItems: number;
                        totals: components["schemas"]["Totals"];
                    };
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    createCartWithItem: {
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
                "application/json": components["schemas"]["NewItem"][];
            };
        };
        responses: {
            /** @description The cart. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    applyCoupon: {
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
                "application/json": {
                    /** Format: uuid */
                    cartId: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    removeCoupon: {
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
                "application/json": {
                    /** Format: uuid */
                    cartId: string;
                    code: string;
                };
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    addItems: {
        parameters: {
            query?: {
                action?: "pickup";
                favStoreId?: string;
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
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CartItemToAdd"][];
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    removeItem: {
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
                "application/json": {
                    /** Format: uuid */
                    cartId: string;
                    itemId: string;
                    upc?: string;
                };
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    getPaymentSession: {
        parameters: {
            query: {
                basketId: string;
                paymentMethodId: "CREDIT_CARD";
                /** @description Origin of the page that shows the frame. */
                referer: string;
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
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentSession"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    setShippingMethod: {
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
                "application/json": {
                    /** Format: uuid */
                    cartId: string;
                    code: string;
                    /** @enum {string} */
                    shippingId: "me" | "customs";
                    shopperAppliedSM?: boolean;
                };
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    setShippingAddress: {
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
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    addresses: components["schemas"]["Address"][];
                    bid?: string;
                    context?: string;
                    recaptcha_response?: string;
                };
            };
        };
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    removeShippingAddress: {
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
                basketId: components["parameters"]["BasketId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Cart"];
                };
            };
            400: components["responses"]["Refused"];
            401: components["responses"]["Refused"];
            404: components["responses"]["Refused"];
            409: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    placeOrder: {
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
                "application/json": components["schemas"]["PlaceOrder"];
            };
        };
        responses: {
            /** @description The order; a PaymentNotAuthorized flash asks for a card challenge first. */
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
            409: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
    patchOrder: {
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
                orderNumber: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    paymentMethod: {
                        additionalData: {
                            cardType?: string;
                            paymentInstrumentId?: string;
                            sessionID: string;
                            threeDS2Result: string;
                        };
                        /** @enum {string} */
                        code: "CREDIT_CARD";
                    };
                };
            };
        };
        responses: {
            /** @description The order; a PaymentNotAuthorized flash asks for a card challenge first. */
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
            409: components["responses"]["Refused"];
            500: components["responses"]["Refused"];
        };
    };
}
