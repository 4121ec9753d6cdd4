// Generated from openapi/ by `npm run codegen`. Do not edit.
// It is committed, unlike other generated files: a review shows what a change of a contract does to its types.
export interface paths {
    "/api/engine/v1/decide/{brand}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Channel of the account at the provider.
                 * @example northfell
                 */
                brand: string;
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Decides for one visitor, and records what was seen and clicked.
         * @description Context events say where the visitor is, a decision request asks for actions, record events tell what was seen. On hosts before production an IP address from documentation ranges goes along. Spec 1 §7, 3 §4.
         */
        post: operations["decide"];
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
        CartEvent: {
            cartLines: components["schemas"]["DecisionCartLine"][];
            /** @constant */
            eventType: "monetate:context:Cart";
        };
        CustomAttributesEvent: {
            customVariables: {
                value: string;
                variable: string;
            }[];
            /** @constant */
            eventType: "monetate:context:CustomVariables";
        };
        DecisionAction: {
            actionId?: number;
            actionType: string;
            impressionId?: string;
            impressionReporting?: components["schemas"]["DecisionReporting"][];
            /** @description A control group gets no impressions. */
            isControl: boolean;
            items?: components["schemas"]["DecisionItem"][];
        };
        DecisionAnswer: {
            data: {
                responses: components["schemas"]["DecisionResponse"][];
            };
            meta: components["schemas"]["DecisionMeta"];
        };
        DecisionCartLine: {
            currency: string;
            pid: string;
            quantity: number;
            sku: string;
            /** @description Price of the line. */
            value: string;
        };
        DecisionError: {
            meta: components["schemas"]["DecisionMeta"];
        };
        DecisionEvent: components["schemas"]["DecisionRequestEvent"] | components["schemas"]["IpAddressEvent"] | components["schemas"]["UserAgentEvent"] | components["schemas"]["PageViewEvent"] | components["schemas"]["ProductDetailViewEvent"] | components["schemas"]["CartEvent"] | components["schemas"]["CustomAttributesEvent"] | components["schemas"]["ImpressionsEvent"] | components["schemas"]["RecImpressionsEvent"] | components["schemas"]["RecClicksEvent"];
        DecisionItem: {
            availability?: string;
            currency?: string;
            id: string;
            imageLink?: string;
            itemGroupId?: string;
            price?: number;
            recToken: string;
            title: string;
            url: string;
        };
        DecisionMeta: {
            code: number;
            errors?: string[];
        };
        DecisionProduct: {
            productId: string;
            sku?: string;
        };
        DecisionReporting: {
            experience_id?: number;
            experience_label?: string;
            experience_name: string;
            is_control?: boolean;
            variant_label: string;
        };
        DecisionRequest: {
            channel: string;
            customerId?: string;
            events: components["schemas"]["DecisionEvent"][];
            /** @description The provider's own id of the visitor. */
            monetateId?: string;
        };
        DecisionRequestEvent: {
            /** @constant */
            eventType: "monetate:decision:DecisionRequest";
            includeReporting?: boolean;
            requestId: string;
        };
        DecisionResponse: {
            actions: components["schemas"]["DecisionAction"][];
            requestId: string;
        };
        ImpressionsEvent: {
            /** @constant */
            eventType: "monetate:record:Impressions";
            impressionIds: string[];
        };
        IpAddressEvent: {
            /** @constant */
            eventType: "monetate:context:IpAddress";
            ipAddress: string;
        };
        PageViewEvent: {
            breadcrumbs?: string[];
            categories?: string[];
            /** @constant */
            eventType: "monetate:context:PageView";
            pageType: string;
            path?: string;
            /** Format: uri */
            url: string;
        };
        ProductDetailViewEvent: {
            /** @constant */
            eventType: "monetate:context:ProductDetailView";
            products: components["schemas"]["DecisionProduct"][];
        };
        RecClicksEvent: {
            /** @constant */
            eventType: "monetate:record:RecClicks";
            recClicks: string[];
        };
        RecImpressionsEvent: {
            /** @constant */
            eventType: "monetate:record:RecImpressions";
            recImpressions: string[];
        };
        UserAgentEvent: {
            /** @constant */
            eventType: "monetate:context:UserAgent";
            userAgent: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type CartEvent = components['schemas']['CartEvent'];
export type CustomAttributesEvent = components['schemas']['CustomAttributesEvent'];
export type DecisionAction = components['schemas']['DecisionAction'];
export type DecisionAnswer = components['schemas']['DecisionAnswer'];
export type DecisionCartLine = components['schemas']['DecisionCartLine'];
export type DecisionError = components['schemas']['DecisionError'];
export type DecisionEvent = components['schemas']['DecisionEvent'];
export type DecisionItem = components['schemas']['DecisionItem'];
export type DecisionMeta = components['schemas']['DecisionMeta'];
export type DecisionProduct = components['schemas']['DecisionProduct'];
export type DecisionReporting = components['schemas']['DecisionReporting'];
export type DecisionRequest = components['schemas']['DecisionRequest'];
export type DecisionRequestEvent = components['schemas']['DecisionRequestEvent'];
export type DecisionResponse = components['schemas']['DecisionResponse'];
export type ImpressionsEvent = components['schemas']['ImpressionsEvent'];
export type IpAddressEvent = components['schemas']['IpAddressEvent'];
export type PageViewEvent = components['schemas']['PageViewEvent'];
export type ProductDetailViewEvent = components['schemas']['ProductDetailViewEvent'];
export type RecClicksEvent = components['schemas']['RecClicksEvent'];
export type RecImpressionsEvent = components['schemas']['RecImpressionsEvent'];
export type UserAgentEvent = components['schemas']['UserAgentEvent'];
export type $defs = Record<string, never>;
export interface operations {
    decide: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Channel of the account at the provider.
                 * @example northfell
                 */
                brand: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DecisionRequest"];
            };
        };
        responses: {
            /** @description The decisions, one answer per request. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionAnswer"];
                };
            };
            /** @description The request could not be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionError"];
                };
            };
            /** @description The request could not be read. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DecisionError"];
                };
            };
        };
    };
}
