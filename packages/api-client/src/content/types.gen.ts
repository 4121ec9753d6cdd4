// Generated from openapi/ by `npm run codegen`. Do not edit.
// It is committed, unlike other generated files: a review shows what a change of a contract does to its types.
export interface paths {
    "/{mode}/caas/v1/canvas/augmentedpage/{siteId}/{page}": {
        parameters: {
            query?: {
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
                /**
                 * @description One of the fixed pages of the application, or another page that editors have set up.
                 * @example cart
                 */
                page: components["parameters"]["AugmentedPage"];
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        /**
         * Blocks that stand around a page of the application, such as cart or error-4xx.
         * @description Spec 3 §7.
         */
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
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 110100 */
                categoryId: components["parameters"]["CategoryId"];
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        /**
         * Blocks of a category page; a category without content answers with none.
         * @description Spec 3 §7.
         */
        get: operations["getCategoryContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{mode}/caas/v1/canvas/children/{siteId}/{parentPageSlug}": {
        parameters: {
            query?: {
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
                /** @example help */
                parentPageSlug: components["parameters"]["ParentPageSlug"];
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        /**
         * The pages below a page, as links with a picture.
         * @description Spec 3 §7.
         */
        get: operations["getChildPages"];
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
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        /**
         * Columns of links and legal lines.
         * @description Spec 3 §7.
         */
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
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example promo-bar */
                fragmentId: components["parameters"]["FragmentId"];
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
            };
            cookie?: never;
        };
        /**
         * Blocks used on many pages, such as promo-bar.
         * @description Spec 3 §7.
         */
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
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        /**
         * The main menu in three levels.
         * @description Spec 3 §7.
         */
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
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
                /** @example home */
                page: components["parameters"]["Page"];
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        /**
         * An editorial page, such as home.
         * @description Spec 3 §7.
         */
        get: operations["getContentPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{mode}/caas/v1/canvas/popups/{siteId}": {
        parameters: {
            query?: {
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        /**
         * The pop-ups of a site; one whose name contains newsletter is a newsletter pop-up.
         * @description Spec 3 §5, §7.
         */
        get: operations["getPopUps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{mode}/caas/v1/canvas/product/{siteId}/{productId}": {
        parameters: {
            query?: {
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
                /** @example NF1A2B3C */
                productId: components["parameters"]["ProductId"];
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        /**
         * Blocks of a product page; a product without content answers with none.
         * @description Spec 3 §7.
         */
        get: operations["getProductContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{mode}/caas/v1/canvas/search/{siteId}/{searchType}": {
        parameters: {
            query?: {
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
                /** @example article */
                searchType: components["parameters"]["SearchType"];
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        /**
         * Articles or pages by text and tags, with the tags that are left.
         * @description Tags are combined; an unknown tag finds nothing. Spec 3 §7.
         */
        get: operations["searchContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/{mode}/caas/v1/canvas/showcase/{siteId}/{docType}": {
        parameters: {
            query?: {
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description A block type; the promo bar and the mega menu have no showcase.
                 * @example Hero
                 */
                docType: components["parameters"]["DocType"];
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        /**
         * Every block of one type for the tool of the editors; needs a preview ticket to show what is not live.
         * @description Any other limit than 10, 20 and 50 is rejected here; the tool reads it as 20. Spec 3 §2, §7.
         */
        get: operations["getShowcase"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/caas/v1/content-revision": {
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
            };
            path?: never;
            cookie?: never;
        };
        /**
         * A text that changes when published content changes, also by a date that has come.
         * @description For caches in front of the service, which ask every second.
         */
        get: operations["getContentRevision"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/caas/v1/documents/{siteId}": {
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
            };
            path: {
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        /**
         * The documents of a site, each in its newest version.
         * @description The ticket of an editor of the site is the token. With bodies at most 20 at a time.
         */
        get: operations["listDocuments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/caas/v1/documents/{siteId}/{kind}/{slug}/{locale}/draft": {
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
            };
            path: {
                /** @example page */
                kind: components["parameters"]["DocumentKind"];
                /** @example en-us */
                locale: components["parameters"]["DocumentLocale"];
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
                /** @example home */
                slug: components["parameters"]["DocumentSlug"];
            };
            cookie?: never;
        };
        /**
         * What the next edit of a document starts from, its newest version, or an earlier version.
         * @description A document that was never edited has version 0.
         */
        get: operations["getDraft"];
        /**
         * Saves a new version of a document that readers do not get.
         * @description `basedOn` is the version that the edit started from, 0 for a new document or one that was never edited. CNT409: another editor has saved since, and nothing was written; getDraft has that text. API400 names each problem by the JSON pointer of its field, with reason and suggestion.
         */
        put: operations["saveDraft"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/caas/v1/documents/{siteId}/{kind}/{slug}/{locale}/restorations": {
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
            };
            path: {
                /** @example page */
                kind: components["parameters"]["DocumentKind"];
                /** @example en-us */
                locale: components["parameters"]["DocumentLocale"];
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
                /** @example home */
                slug: components["parameters"]["DocumentSlug"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Brings the text of an earlier version back as a new version: as a draft, or published now.
         * @description The versions between stay in the list. CNT409 as for saveDraft.
         */
        post: operations["restoreVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/caas/v1/documents/{siteId}/{kind}/{slug}/{locale}/versions": {
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
            };
            path: {
                /** @example page */
                kind: components["parameters"]["DocumentKind"];
                /** @example en-us */
                locale: components["parameters"]["DocumentLocale"];
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
                /** @example home */
                slug: components["parameters"]["DocumentSlug"];
            };
            cookie?: never;
        };
        /**
         * The versions of a document, the newest first: who saved each, when, and from when readers got it.
         * @description At most the last 200.
         */
        get: operations["listDocumentVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/caas/v1/documents/{siteId}/publications": {
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
            };
            path: {
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publishes documents now or at a time: all of them or, with an error, none.
         * @description A document with a body is saved and published; one without publishes the version that it names. CNT409 names the documents that another editor has changed since. A publication that still waits is replaced by a later one.
         */
        post: operations["publishDocuments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/caas/v1/preview/tickets": {
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
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign an editor in, and answer a ticket for the sites that the editor writes for.
         * @description A ticket lasts twelve hours. Unknown addresses and wrong passwords answer alike; AUT426 is the last attempt, AUT423 and AUT441 are a locked account. A service without a secret for tickets answers API404.
         */
        post: operations["createPreviewTicket"];
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
        Accordion: {
            icon?: components["schemas"]["Image"];
            richText: components["schemas"]["RichTextHtml"];
            title: string;
        };
        Accordions: {
            accordions: components["schemas"]["Accordion"][];
            bottomDivider?: boolean;
            /** @enum {string} */
            iconsStyle?: "chevron" | "plus";
            /** @enum {string} */
            paddings?: "none" | "small" | "medium" | "large";
            title?: string;
            titleColor?: components["schemas"]["ContentColor"];
            titleHtml?: components["schemas"]["RichTextHtml"];
            /** @enum {string} */
            titleStyle?: "standard" | "large" | "display";
            /** @constant */
            type: "Accordions";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "Accordions";
        });
        /** @description Major units of the currency with at most two decimals. */
        Amount: number;
        /** @description Links to places on the same page. */
        Anchors: {
            divider?: boolean;
            targets: components["schemas"]["Targets"];
            title?: string;
            titleColor?: components["schemas"]["ContentColor"];
            titleHtml?: components["schemas"]["RichTextHtml"];
            /** @enum {string} */
            titleStyle?: "standard" | "large" | "display";
            /** @constant */
            type: "Anchors";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "Anchors";
        });
        Article: {
            /** Format: date */
            date?: string;
            eyebrow?: string;
            id: string;
            name: string;
            picture?: components["schemas"]["ArticlePicture"];
            tags?: string[];
            url: string;
        };
        ArticleFacet: {
            id: string;
            label: string;
        };
        ArticleGrid: {
            gridSize: components["schemas"]["GridSize"];
            hidePageDate?: boolean;
            /** @description Tags that always apply. */
            initialQuery?: string;
            /** @description Tags that apply until a reader picks one. */
            initialQueryNotFiltered?: string;
            loadMore?: boolean;
            rowsToLoad: number;
            showFilterBar?: boolean;
            title?: string;
            /** @constant */
            type: "ArticleGrid";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ArticleGrid";
        });
        ArticlePicture: {
            alt: string;
            url: string;
        };
        /** @description A link that a picture or a title carries. */
        BareTarget: {
            /** @enum {string} */
            targetAttribute?: "_self" | "_blank";
            text?: string;
            url: string;
        };
        BelowImageBanner: {
            /** @enum {string} */
            alignment?: "left" | "center" | "right";
            overline?: string;
            /** @constant */
            type: "BelowImageBanner";
        } & (components["schemas"]["BlockCommon"] & components["schemas"]["BlockCaption"] & components["schemas"]["BlockGradient"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "BelowImageBanner";
        });
        BenefitBar: {
            /** @enum {string} */
            alignment?: "left" | "center" | "right";
            backgroundColor?: components["schemas"]["ContentColor"];
            backgroundImage?: components["schemas"]["Image"];
            infoIcon?: boolean;
            logo?: components["schemas"]["Image"];
            showCloseButton?: boolean;
            subtitle?: string;
            targets?: components["schemas"]["Targets"];
            title: string;
            titleColor?: components["schemas"]["ContentColor"];
            titleHtml?: components["schemas"]["RichTextHtml"];
            /** @enum {string} */
            titleStyle?: "standard" | "large" | "display";
            /** @constant */
            type: "BenefitBar";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "BenefitBar";
        });
        /** @description One content block, distinguished by its type; a reader drops types that it does not know. */
        Block: components["schemas"]["Accordions"] | components["schemas"]["Anchors"] | components["schemas"]["ArticleGrid"] | components["schemas"]["BelowImageBanner"] | components["schemas"]["BenefitBar"] | components["schemas"]["ButtonsGroup"] | components["schemas"]["CategoryCard"] | components["schemas"]["Collection"] | components["schemas"]["CtaCollection"] | components["schemas"]["EspotBanner"] | components["schemas"]["EventSignup"] | components["schemas"]["Experience"] | components["schemas"]["Filter"] | components["schemas"]["Hero"] | components["schemas"]["IconTextCollection"] | components["schemas"]["InlineCatalogGrid"] | components["schemas"]["LinkedCard"] | components["schemas"]["MultiLinkCard"] | components["schemas"]["Newsletter"] | components["schemas"]["OverlayBanner"] | components["schemas"]["Picture"] | components["schemas"]["PopUp"] | components["schemas"]["PromoBar"] | components["schemas"]["RecommendationCarousel"] | components["schemas"]["RichText"] | components["schemas"]["SecondaryNav"] | components["schemas"]["Segmentation"] | components["schemas"]["SocialGallery"] | components["schemas"]["Spacer"] | components["schemas"]["SplitBanner"] | components["schemas"]["StandardImageBanner"] | components["schemas"]["ThinBanner"] | components["schemas"]["UgcWidget"] | components["schemas"]["Upsell"] | components["schemas"]["VerticalLinkList"] | components["schemas"]["Video"];
        /** @description What every block has. */
        BlockBase: {
            hideOnBreakpoint?: components["schemas"]["BreakpointList"];
            id: string;
            name?: string;
            promotionTracking?: components["schemas"]["PromotionTracking"];
            type: string;
        };
        BlockCaption: {
            captionColor?: components["schemas"]["ContentColor"];
            /** @enum {string} */
            captionPosition?: "left" | "right" | "off";
            captionStyle?: string;
            captionText?: string;
        };
        /** @description Fields that most blocks share (spec 3 §3). */
        BlockCommon: {
            backgroundColor?: components["schemas"]["ContentColor"];
            equalTargetSize?: boolean;
            eyebrowLogoResponsive?: components["schemas"]["Image"];
            /** @enum {string} */
            linkType?: "CTA" | "No-CTA";
            mediaList?: components["schemas"]["MediaList"];
            mediaTarget?: components["schemas"]["BareTarget"];
            responsiveLayout?: components["schemas"]["ResponsiveLayout"];
            richText?: components["schemas"]["RichTextHtml"];
            richTextBelowTargets?: boolean;
            richTextColor?: components["schemas"]["ContentColor"];
            targets?: components["schemas"]["Targets"];
        } & (components["schemas"]["BlockBase"] & components["schemas"]["BlockTitles"]);
        BlockGradient: {
            gradientBreakpoints?: components["schemas"]["BreakpointList"];
            /** @enum {string} */
            gradientStyle?: "full" | "focused" | "off";
            /** @enum {string} */
            gradientTone?: "dark" | "light";
        };
        Blocks: components["schemas"]["Block"][];
        BlockTitles: {
            eyebrowText?: string;
            hideTitle?: boolean;
            subtitle?: string;
            subtitleColor?: components["schemas"]["ContentColor"];
            subtitleHtml?: components["schemas"]["RichTextHtml"];
            subtitleStyle?: string;
            title?: string;
            titleColor?: components["schemas"]["ContentColor"];
            titleH1?: boolean;
            titleHtml?: components["schemas"]["RichTextHtml"];
            /** @enum {string} */
            titleStyle?: "standard" | "large" | "display";
        };
        BreakpointList: ("sm" | "md" | "lg")[];
        ButtonsGroup: {
            /** @enum {string} */
            alignment?: "left" | "center" | "right";
            equalTargetSize?: boolean;
            targets: components["schemas"]["Targets"];
            /** @constant */
            type: "ButtonsGroup";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ButtonsGroup";
        });
        CategoryCard: {
            mediaList?: components["schemas"]["MediaList"];
            subtitle?: string;
            target: components["schemas"]["BareTarget"];
            title: string;
            /** @constant */
            type: "CategoryCard";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "CategoryCard";
        });
        ChildPage: {
            id: string;
            picture?: components["schemas"]["ArticlePicture"];
            slug: string;
            title: string;
            url: string;
        };
        ChildPages: {
            children: components["schemas"]["ChildPage"][];
            parent: string;
        };
        CloudinaryAsset: {
            cloudName: string;
            publicId: string;
        };
        Collection: {
            /** @enum {string} */
            alignment?: "left" | "center" | "right";
            backgroundColor?: components["schemas"]["ContentColor"];
            breakpoints?: {
                lg?: components["schemas"]["CollectionLayout"];
                md?: components["schemas"]["CollectionLayout"];
                sm?: components["schemas"]["CollectionLayout"];
            };
            isFullHeight?: boolean;
            isFullWidth?: boolean;
            items: components["schemas"]["CollectionItem"][];
            target?: components["schemas"]["Target"];
            /** @constant */
            type: "Collection";
            /** @enum {string} */
            variant?: "standard" | "cards" | "categories" | "benefits";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & components["schemas"]["BlockTitles"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "Collection";
        });
        CollectionItem: components["schemas"]["BelowImageBanner"] | components["schemas"]["BenefitBar"] | components["schemas"]["CategoryCard"] | components["schemas"]["EspotBanner"] | components["schemas"]["LinkedCard"] | components["schemas"]["MultiLinkCard"] | components["schemas"]["OverlayBanner"] | components["schemas"]["Picture"] | components["schemas"]["RichText"] | components["schemas"]["SplitBanner"] | components["schemas"]["StandardImageBanner"] | components["schemas"]["Video"];
        CollectionLayout: {
            autoplay?: boolean;
            /** @description Seconds. */
            autorotateTime?: number;
            columns?: number;
            loop?: boolean;
            margin?: string;
            showArrows?: boolean;
            showIndicators?: boolean;
            showProgress?: boolean;
            slideMaxWidth?: string;
            /** @enum {string} */
            slidePadding?: "none" | "small" | "medium" | "large";
            slideWidth?: string;
            /** @enum {string} */
            type?: "grid" | "carousel";
        };
        /** @description A name of the design or a free colour, which readers map to the nearest name. */
        ContentColor: string;
        ContentResults: {
            facets: components["schemas"]["ArticleFacet"][];
            numFound: number;
            result: components["schemas"]["Article"][];
        };
        ContentRevision: {
            revision: string;
        };
        /** @description Buttons as a carousel; arrows are hidden on the smallest width. */
        CtaCollection: {
            /** @enum {string} */
            alignment?: "left" | "center" | "right";
            backgroundColor?: components["schemas"]["ContentColor"];
            targets: components["schemas"]["Targets"];
            /** @constant */
            type: "CtaCollection";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & components["schemas"]["BlockTitles"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "CtaCollection";
        });
        /**
         * @description ISO 4217
         * @example USD
         */
        Currency: string;
        /** @description The document as readers get it; validated by its kind (served.schema.json of content-files). */
        DocumentBody: unknown;
        /** @enum {string} */
        DocumentKind: "page" | "augmentedpage" | "category" | "fragment" | "product" | "menu" | "footer" | "popups" | "tags" | "article" | "help" | "event";
        DocumentList: {
            items: components["schemas"]["EditedDocument"][];
            total: number;
        };
        /**
         * @description What the newest version is to readers; a draft is not shown to them.
         * @enum {string}
         */
        DocumentState: "live" | "scheduled" | "draft";
        DocumentVersion: {
            /**
             * @description `original` is what was there before the first edit.
             * @enum {string}
             */
            action: "draft" | "publish" | "restore" | "original";
            /** Format: date-time */
            publishFrom?: string;
            /** Format: date-time */
            savedAt: string;
            savedBy?: string;
            version: number;
        };
        DocumentVersions: {
            versions: components["schemas"]["DocumentVersion"][];
        };
        Draft: {
            body: components["schemas"]["DocumentBody"];
            kind: components["schemas"]["DocumentKind"];
            locale: string;
            /** Format: date-time */
            publishFrom?: string;
            /** Format: date-time */
            savedAt: string;
            /** @description The sign-in name of the editor. */
            savedBy?: string;
            slug: string;
            state: components["schemas"]["DocumentState"];
            /** @description 0 was never edited. */
            version: number;
        };
        DraftInput: {
            basedOn: number;
            body: components["schemas"]["DocumentBody"];
        };
        EditedDocument: {
            body?: components["schemas"]["DocumentBody"];
            kind: components["schemas"]["DocumentKind"];
            locale: string;
            /** Format: date-time */
            publishFrom?: string;
            /** Format: date-time */
            savedAt: string;
            /** @description The sign-in name of the editor. */
            savedBy?: string;
            slug: string;
            state: components["schemas"]["DocumentState"];
            /** @description 0 was never edited. */
            version: number;
        };
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
        EspotBanner: {
            /** @enum {string} */
            alignment?: "left" | "center" | "right";
            overline?: string;
            /** @constant */
            type: "EspotBanner";
        } & (components["schemas"]["BlockCommon"] & components["schemas"]["BlockCaption"] & components["schemas"]["BlockGradient"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "EspotBanner";
        });
        /** @description Sign in or create an account first, then join the event. */
        EventSignup: {
            confirmationSubtitle?: string;
            confirmationTitle?: string;
            enablePlusOne?: boolean;
            /** Format: date-time */
            endDate: string;
            eventId: string;
            richText?: components["schemas"]["RichTextHtml"];
            /** Format: date-time */
            startDate: string;
            submitCtaLabel?: string;
            /** @constant */
            type: "EventSignup";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & components["schemas"]["BlockTitles"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "EventSignup";
        });
        /** @description Shows the baseline until a decision picks a variant. */
        Experience: {
            baselines: components["schemas"]["Blocks"];
            experienceId: string;
            trackingEvent?: string;
            /** @constant */
            type: "Experience";
            variants: components["schemas"]["ExperienceVariant"][];
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "Experience";
        });
        ExperienceVariant: {
            name: string;
            targets: components["schemas"]["Blocks"];
            variantId: string;
        };
        /** @description Shows its components on the listed products or categories only, or everywhere else. */
        Filter: {
            components: components["schemas"]["Blocks"];
            filterBy: string[];
            /** @enum {string} */
            operator: "IN" | "NOT IN";
            /** @constant */
            type: "Filter";
            /** @enum {string} */
            variant: "bySku" | "byCategory";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "Filter";
        });
        Footer: {
            columns: components["schemas"]["FooterColumn"][];
            legal: components["schemas"]["Link"][];
            note?: string;
        };
        FooterColumn: {
            links: components["schemas"]["Link"][];
            title: string;
        };
        /** @description Columns per breakpoint. */
        GridSize: {
            lg: number;
            md: number;
            sm: number;
        };
        /** @description Layouts per breakpoint: standard, below-1media, below-2media, overlay and center-overlay. */
        Hero: {
            /** @description The picture has half of the height of the window. */
            cinemaMode?: boolean;
            overlayPicture?: components["schemas"]["Media"];
            /** @constant */
            type: "Hero";
            /** @enum {string} */
            variant?: "standard" | "block-below" | "product-overlay";
        } & (components["schemas"]["BlockCommon"] & components["schemas"]["BlockCaption"] & components["schemas"]["BlockGradient"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "Hero";
        });
        IconTextCollection: {
            backgroundColor?: components["schemas"]["ContentColor"];
            /** @enum {string} */
            iconSize?: "small" | "medium" | "large";
            items: components["schemas"]["IconTextItem"][];
            /** @constant */
            type: "IconTextCollection";
            /** @enum {string} */
            variant?: "icon-left" | "icon-above-text" | "one-column";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & components["schemas"]["BlockTitles"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "IconTextCollection";
        });
        IconTextItem: {
            backgroundColor?: components["schemas"]["ContentColor"];
            icon: components["schemas"]["Image"];
            richText: components["schemas"]["RichTextHtml"];
            target?: components["schemas"]["BareTarget"];
            textColor?: components["schemas"]["ContentColor"];
        };
        Image: {
            alt: string;
            /** @description Path at the image endpoint, without width and format. */
            src: string;
        };
        /** @description Renders another block between the products of a listing. */
        InlineCatalogGrid: {
            columns?: number;
            component: components["schemas"]["Block"];
            /** @description Place in the listing. */
            position?: number;
            /** @constant */
            type: "InlineCatalogGrid";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "InlineCatalogGrid";
        });
        Link: {
            text: string;
            url: string;
        };
        /** @description Layouts: standard, overlay, overlay-top and overlay-bottom. */
        LinkedCard: {
            badgeImage?: components["schemas"]["Image"];
            /** @enum {string} */
            overlayWidth?: "xs" | "sm" | "md" | "lg";
            /** @constant */
            type: "LinkedCard";
        } & (components["schemas"]["BlockCommon"] & components["schemas"]["BlockCaption"] & components["schemas"]["BlockGradient"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "LinkedCard";
        });
        LinkWithMedia: {
            media?: components["schemas"]["Media"];
            text: string;
            url: string;
        };
        /** @description A picture with its crop, or with another picture, per breakpoint. */
        Media: {
            alt: string;
            lg?: components["schemas"]["MediaCrop"];
            md?: components["schemas"]["MediaCrop"];
            sm?: components["schemas"]["MediaCrop"];
            src: string;
            video?: components["schemas"]["MediaFilm"];
        };
        MediaCrop: {
            /** @enum {string} */
            ratio?: "16x9" | "21x9" | "3x2" | "1x1" | "4x5";
            src?: string;
        };
        /** @description A film of our own in the place of its picture: without sound, again and again. */
        MediaFilm: {
            title?: string;
            url: string;
        };
        MediaList: components["schemas"]["Media"][];
        MediaObject: {
            alt: string;
            seoTitle?: string;
            url: string;
        };
        Menu: {
            items: components["schemas"]["MenuItem"][];
        };
        MenuColumn: {
            children: components["schemas"]["MenuItem"][];
            target?: components["schemas"]["BareTarget"];
            title?: string;
        };
        MenuItem: {
            children?: components["schemas"]["MenuItem"][];
            columns?: components["schemas"]["MenuColumn"][];
            /** @description The same in every language. */
            delocalizedTracking?: string;
            /** @description Hides the link to everything below this level, everywhere or on the named widths. */
            hideShopAll?: boolean | components["schemas"]["BreakpointList"];
            id: string;
            menuBanner?: components["schemas"]["VisualSelector"];
            /** @description Name of a picture below /img/logos/{brand}. */
            menuIcon?: string;
            menuStyle?: string;
            name: string;
            /**
             * @description How the panel opens; hover by default.
             * @enum {string}
             */
            openOn?: "hover" | "click";
            overrideShopAll?: components["schemas"]["BareTarget"];
            target?: components["schemas"]["BareTarget"];
            title: string;
            titleHtml?: components["schemas"]["RichTextHtml"];
            /** @enum {string} */
            titleVisibility?: "title" | "icon" | "title+icon";
            visualSelectors?: components["schemas"]["VisualSelector"][];
            visualSelectorsTitle?: string;
        };
        /** @description A decision whose experience is Control records no impressions. */
        MonetateDecision: {
            experience: string;
            name: string;
        };
        MultiLinkCard: {
            /** @enum {string} */
            alignment?: "left" | "center" | "right";
            titleTarget?: components["schemas"]["BareTarget"];
            /** @constant */
            type: "MultiLinkCard";
        } & (WithRequired<components["schemas"]["BlockCommon"], "mediaList" | "targets"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "MultiLinkCard";
        });
        /** @description Asks for an e-mail address and consent to the policy. */
        Newsletter: {
            alreadySubscribedTitle?: string;
            backgroundColor?: components["schemas"]["ContentColor"];
            campaignName?: string;
            policyText?: components["schemas"]["RichTextHtml"];
            richText?: components["schemas"]["RichTextHtml"];
            showHint?: boolean;
            submitCtaLabel?: string;
            successText?: components["schemas"]["RichTextHtml"];
            successTitle?: string;
            /** @constant */
            type: "Newsletter";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & components["schemas"]["BlockTitles"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "Newsletter";
        });
        OverlayBanner: {
            /** @enum {string} */
            alignment?: "left" | "center" | "right";
            /** @enum {string} */
            overlayWidth?: "xs" | "sm" | "md" | "lg";
            overline?: string;
            /** @constant */
            type: "OverlayBanner";
        } & (components["schemas"]["BlockCommon"] & components["schemas"]["BlockCaption"] & components["schemas"]["BlockGradient"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "OverlayBanner";
        });
        Page: {
            blocks: components["schemas"]["Blocks"];
            /** @description The address of the page below the locale, where this is a second one of it. */
            canonicalPath?: string;
            id: string;
            seoDescription?: string;
            seoTitle?: string;
            slug: string;
            title: string;
        };
        Picture: {
            alt: string;
            height?: number;
            src: string;
            target?: components["schemas"]["BareTarget"];
            /** @constant */
            type: "Picture";
            width?: number;
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "Picture";
        });
        PlayerSettings: {
            autoplay?: boolean;
            hideControls?: boolean;
            loop?: boolean;
            muted?: boolean;
        };
        /** @description A bar that expands after its delay; one whose name contains newsletter asks for a subscription. */
        PopUp: {
            backgroundColor?: components["schemas"]["ContentColor"];
            /**
             * @description Milliseconds.
             * @default 2000
             */
            delay: number;
            disclaimer?: string;
            disclaimerColor?: components["schemas"]["ContentColor"];
            logo?: components["schemas"]["SizedPicture"];
            /** @enum {string} */
            logoSize?: "sm" | "md" | "lg";
            maximizedTitle?: string;
            minimizedTitle: string;
            richText?: components["schemas"]["RichTextHtml"];
            targets?: components["schemas"]["Targets"];
            title?: string;
            /** @constant */
            type: "PopUp";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PopUp";
        });
        PopUps: {
            popups: components["schemas"]["PopUp"][];
        };
        PreviewSignIn: {
            password: string;
            username: string;
        };
        PreviewTicket: {
            /** Format: date-time */
            expiresAt: string;
            siteIds: string[];
            ticket: string;
        };
        PromoBar: {
            /** @description Seconds; 0 does not rotate. */
            autorotateTime?: number;
            closable?: boolean;
            messages: components["schemas"]["PromoMessage"][];
            /** @constant */
            type: "PromoBar";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "PromoBar";
        });
        PromoMessage: {
            background?: components["schemas"]["ContentColor"];
            clickable?: boolean;
            hoverLinkColor?: components["schemas"]["ContentColor"];
            id: string;
            richText?: components["schemas"]["RichTextHtml"];
            sectionId?: string;
            targets?: components["schemas"]["Targets"];
            textColor?: components["schemas"]["ContentColor"];
        };
        PromotionTracking: {
            creativeName?: string;
            promotionId?: string;
            promotionName?: string;
        };
        Publication: {
            documents: {
                basedOn: number;
                body?: components["schemas"]["DocumentBody"];
                kind: components["schemas"]["DocumentKind"];
                locale: string;
                slug: string;
            }[];
            /**
             * Format: date-time
             * @description Now without it.
             */
            publishFrom?: string;
        };
        PublishedDocuments: {
            items: components["schemas"]["EditedDocument"][];
        };
        RecommendationCarousel: {
            bloomreachIndex?: number;
            categoryId?: string;
            count?: number;
            monetateDecision?: components["schemas"]["MonetateDecision"];
            productId?: string;
            /** @enum {string} */
            quickShopVisibility?: "visible" | "hidden";
            recommendedProducts?: components["schemas"]["RecommendedProduct"][];
            selected?: boolean;
            showRatings?: boolean;
            target?: components["schemas"]["Target"];
            title?: string;
            titleColor?: components["schemas"]["ContentColor"];
            titleHtml?: components["schemas"]["RichTextHtml"];
            /** @enum {string} */
            titleStyle?: "standard" | "large" | "display";
            /** @constant */
            type: "RecommendationCarousel";
            /** @enum {string} */
            variant?: "3-cards" | "5-cards" | "6-cards";
            vendor?: components["schemas"]["RecommendationVendor"];
            /** @enum {string} */
            widget?: "bestsellers" | "new-arrivals" | "similar" | "complete-the-look" | "sale";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "RecommendationCarousel";
        });
        /** @enum {string} */
        RecommendationVendor: "monetate" | "bloomreach";
        /** @description A product as a vendor recommends it, in the shape of the product cards. */
        RecommendedProduct: {
            available?: boolean;
            colors: components["schemas"]["RecommendedProductColor"][];
            id: string;
            image: components["schemas"]["Image"];
            masterId: string;
            name: string;
            price: components["schemas"]["RecommendedProductPrice"];
            quickshop?: boolean;
            rating?: components["schemas"]["RecommendedProductRating"];
            recToken?: string;
            title?: string;
            url: string;
        };
        RecommendedProductColor: {
            defaultColor?: boolean;
            hex: string;
            id: string;
            image: string;
            label: string;
        };
        RecommendedProductPrice: {
            currency: components["schemas"]["Currency"];
            current: components["schemas"]["Amount"];
            highCurrent?: components["schemas"]["Amount"];
            highOriginal?: components["schemas"]["Amount"];
            original: components["schemas"]["Amount"];
        };
        RecommendedProductRating: {
            reviewsCount?: number;
            score: number;
            showScore?: boolean;
        };
        Referrer: {
            /** @enum {string} */
            kind: "page" | "augmentedpage" | "category" | "product" | "fragment" | "menu" | "footer" | "popup";
            slug: string;
            title: string;
        };
        ResponsiveLayout: {
            lg?: components["schemas"]["ResponsiveLayoutAt"];
            md?: components["schemas"]["ResponsiveLayoutAt"];
            sm?: components["schemas"]["ResponsiveLayoutAt"];
        };
        ResponsiveLayoutAt: {
            /** @enum {string} */
            alignment?: "left" | "center" | "right";
            layout?: string;
        };
        Restoration: {
            basedOn: number;
            /** @default false */
            publish: boolean;
            version: number;
        };
        RichText: {
            /** @enum {string} */
            alignment?: "left" | "center" | "right";
            backgroundColor?: components["schemas"]["ContentColor"];
            richText: components["schemas"]["RichTextHtml"];
            richTextColor?: components["schemas"]["ContentColor"];
            /** @constant */
            type: "RichText";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & components["schemas"]["BlockTitles"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "RichText";
        });
        /** @description HTML of editors; readers keep what they allow and drop the rest. */
        RichTextHtml: string;
        SecondaryNav: {
            divider?: boolean;
            targets: components["schemas"]["Targets"];
            title: string;
            /** @constant */
            type: "SecondaryNav";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SecondaryNav";
        });
        Segment: {
            id: string;
            targets: components["schemas"]["Blocks"];
        };
        /** @description The first segment that fits is shown, else the first baseline. */
        Segmentation: {
            baselines: components["schemas"]["Blocks"];
            isFullWidth?: boolean;
            segments: components["schemas"]["Segment"][];
            /** @constant */
            type: "Segmentation";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "Segmentation";
        });
        Showcase: {
            /** @description The next moments at which a document of the site begins or ceases to be shown; none without a ticket. */
            changes: string[];
            items: components["schemas"]["ShowcaseItem"][];
            /** @enum {integer} */
            limit: 10 | 20 | 50;
            offset: number;
            total: number;
        };
        ShowcaseItem: {
            /** @description The block as its editor has left it; it may be one that readers leave out. */
            block: {
                type?: string;
            } & {
                [key: string]: unknown;
            };
            id: string;
            /** @description Its document is a draft that no reader gets. */
            isDraft: boolean;
            /** Format: date-time */
            modificationDate: string;
            name: string;
            /** Format: date-time */
            publishFrom?: string;
            /** Format: date-time */
            publishUntil?: string;
            /** @description The documents that point to it: it stands among their blocks, or inside one of them. */
            referrerList: components["schemas"]["Referrer"][];
            /** @description How many documents point to it. */
            referrers: number;
        };
        /** @enum {string} */
        ShowcaseType: "Accordions" | "Anchors" | "ArticleGrid" | "BelowImageBanner" | "BenefitBar" | "ButtonsGroup" | "CategoryCard" | "Collection" | "CtaCollection" | "EspotBanner" | "EventSignup" | "Experience" | "Filter" | "Hero" | "IconTextCollection" | "InlineCatalogGrid" | "LinkedCard" | "MultiLinkCard" | "Newsletter" | "OverlayBanner" | "Picture" | "PopUp" | "RecommendationCarousel" | "RichText" | "SecondaryNav" | "Segmentation" | "SocialGallery" | "Spacer" | "SplitBanner" | "StandardImageBanner" | "ThinBanner" | "UgcWidget" | "Upsell" | "VerticalLinkList" | "Video";
        SizedPicture: {
            alt: string;
            height?: number;
            url: string;
            width?: number;
        };
        SocialGallery: {
            containerId: string;
            /** @description May hold PRODUCT_ID or CATEGORY to fill in. */
            filter?: string;
            /** @constant */
            type: "SocialGallery";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & components["schemas"]["BlockTitles"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SocialGallery";
        });
        Spacer: {
            backgroundColor?: components["schemas"]["ContentColor"];
            /** @enum {string} */
            marginBottom?: "none" | "small" | "medium" | "large";
            /** @constant */
            type: "Spacer";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "Spacer";
        });
        SplitBanner: {
            /** @enum {string} */
            alignment?: "left" | "center" | "right";
            /** @enum {string} */
            imagePosition?: "start" | "end";
            /**
             * @description Percent.
             * @enum {integer}
             */
            imageWidth?: 60 | 50 | 40;
            overline?: string;
            /** @constant */
            type: "SplitBanner";
        } & (components["schemas"]["BlockCommon"] & components["schemas"]["BlockCaption"] & components["schemas"]["BlockGradient"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "SplitBanner";
        });
        StandardImageBanner: {
            /** @enum {string} */
            alignment?: "left" | "center" | "right";
            /** @description The picture has half of the height of the window. */
            cinemaMode?: boolean;
            overline?: string;
            /** @constant */
            type: "StandardImageBanner";
        } & (components["schemas"]["BlockCommon"] & components["schemas"]["BlockCaption"] & components["schemas"]["BlockGradient"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "StandardImageBanner";
        });
        /** @description A link with a text; #modal… and ?…#modal open a dialog over the page. */
        Target: {
            icon?: string;
            id?: string;
            /** @enum {string} */
            size?: "sm" | "md" | "lg";
            /** @enum {string} */
            style?: "primary" | "secondary" | "text";
            /** @enum {string} */
            targetAttribute?: "_self" | "_blank";
            text: string;
            url: string;
        };
        Targets: components["schemas"]["Target"][];
        ThinBanner: {
            /** @enum {string} */
            alignment?: "left" | "center" | "right";
            overline?: string;
            /** @constant */
            type: "ThinBanner";
        } & (components["schemas"]["BlockCommon"] & components["schemas"]["BlockCaption"] & components["schemas"]["BlockGradient"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "ThinBanner";
        });
        /** @description Title and subtitle show on neither customs nor product pages. */
        UgcWidget: {
            containerId: string;
            /** @description May hold PRODUCT_ID or CATEGORY to fill in. */
            filter?: string;
            /** @constant */
            type: "UgcWidget";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & components["schemas"]["BlockTitles"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "UgcWidget";
        });
        /** @description Complete the look; items without stock are hidden unless the site is a showcase. */
        Upsell: {
            /** @enum {string} */
            addToCartControls?: "cta" | "checkbox";
            items?: components["schemas"]["UpsellItem"][];
            /** @description Variants whose names and prices the reader takes from the catalogue. */
            skus?: string[];
            /** @default 3 */
            stackedCount: number;
            title?: string;
            titleHtml?: components["schemas"]["RichTextHtml"];
            /** @constant */
            type: "Upsell";
            /** @enum {string} */
            variant?: "carousel";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "Upsell";
        });
        UpsellItem: {
            currency: components["schemas"]["Currency"];
            id: string;
            image: components["schemas"]["Image"];
            name: string;
            price: components["schemas"]["Amount"];
            /** @enum {string} */
            productInventoryState?: "InStock" | "OutOfStock";
            sku: string;
            url: string;
        };
        /** @description The item that is pointed at or has the focus shows its picture. */
        VerticalLinkList: {
            backgroundColor?: components["schemas"]["ContentColor"];
            items: components["schemas"]["LinkWithMedia"][];
            /** @constant */
            type: "VerticalLinkList";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & components["schemas"]["BlockTitles"] & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "VerticalLinkList";
        });
        Video: {
            backgroundColor?: components["schemas"]["ContentColor"];
            cloudinaryAsset?: components["schemas"]["CloudinaryAsset"];
            isFullWidth?: boolean;
            media?: components["schemas"]["VideoMedia"];
            /** @enum {string} */
            paddings?: "none" | "small" | "medium" | "large";
            playerSettings?: components["schemas"]["PlayerSettings"];
            seoDescription?: string;
            seoTitle?: string;
            tracks?: components["schemas"]["VideoTrack"][];
            /** @constant */
            type: "Video";
        } & (WithRequired<components["schemas"]["BlockBase"], "type" | "id"> & {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "Video";
        });
        /** @description A wider breakpoint without a source of its own takes that of the next smaller one. */
        VideoMedia: {
            lg?: components["schemas"]["VideoSource"];
            md?: components["schemas"]["VideoSource"];
            sm?: components["schemas"]["VideoSource"];
        };
        VideoSource: {
            /** @description The same film in another encoding, such as MP4 beside WebM. */
            alternateUrl?: string;
            poster?: string;
            /** @enum {string} */
            provider: "youtube" | "native" | "hosted";
            url: string;
        };
        VideoTrack: {
            /** @enum {string} */
            kind: "captions" | "subtitles" | "descriptions" | "chapters";
            label: string;
            src: string;
            srclang: string;
        };
        /** @description Its picture is `image` or `mediaObject`. */
        VisualSelector: {
            image?: components["schemas"]["Image"];
            mediaObject?: components["schemas"]["MediaObject"];
            target: components["schemas"]["Link"];
            title: string;
        };
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
        /**
         * @description One of the fixed pages of the application, or another page that editors have set up.
         * @example cart
         */
        AugmentedPage: ("account" | "account-profile" | "basecamp" | "cart" | "checkout" | "contact-us" | "error-4xx" | "gift-card" | "loyalty-modal" | "order-confirmation" | "promotions" | "search" | "sign-in-modal" | "sign-up" | "sign-up-modal" | "store-locator" | "westend") | string;
        Brand: string;
        /**
         * @description Reads past every cache; counts only with a valid preview ticket.
         * @example false
         */
        BypassAllCache: boolean;
        /** @example 110100 */
        CategoryId: string;
        /** @description MAPP in the mobile web view. */
        Channel: "ECOMM" | "MAPP";
        /**
         * @description Name and version of the client that sends the call.
         * @example haberdash-storefront/0.1.0
         */
        ClientApp: string;
        /**
         * @description The content environment, outside production.
         * @example qa
         */
        Cms: string;
        /** @description Repeated on the answer and in every log line. */
        CorrelationId: string;
        /**
         * @description A block type; the promo bar and the mega menu have no showcase.
         * @example Hero
         */
        DocType: components["schemas"]["ShowcaseType"];
        /** @example page */
        DocumentKind: components["schemas"]["DocumentKind"];
        /** @example en-us */
        DocumentLocale: string;
        /** @example home */
        DocumentSlug: string;
        /** @example promo-bar */
        FragmentId: string;
        /** @description Language and country of the site. */
        Locale: string;
        /**
         * @description What readers see or what editors prepare.
         * @example live
         */
        Mode: "live" | "preview";
        /** @example home */
        Page: string;
        /** @example help */
        ParentPageSlug: string;
        /**
         * @description Asks for what editors prepare; counts only with a valid preview ticket.
         * @example true
         */
        Preview: boolean;
        /**
         * @description The moment that is previewed; counts only with a valid preview ticket.
         * @example 2026-12-01T08:00:00Z
         */
        PreviewDateTime: string;
        /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
        PreviewTicket: string;
        /** @example NF1A2B3C */
        ProductId: string;
        Region: "NORA" | "EMEA";
        /**
         * @description Leaves out fields that nobody has filled in.
         * @example true
         */
        RemoveNulls: boolean;
        /** @description One call of the caller; its retries carry the same id. */
        RequestId: string;
        /** @example article */
        SearchType: "article" | "page" | "help";
        /** @example NF-US */
        Site: string;
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
export type Accordion = components['schemas']['Accordion'];
export type Accordions = components['schemas']['Accordions'];
export type Amount = components['schemas']['Amount'];
export type Anchors = components['schemas']['Anchors'];
export type Article = components['schemas']['Article'];
export type ArticleFacet = components['schemas']['ArticleFacet'];
export type ArticleGrid = components['schemas']['ArticleGrid'];
export type ArticlePicture = components['schemas']['ArticlePicture'];
export type BareTarget = components['schemas']['BareTarget'];
export type BelowImageBanner = components['schemas']['BelowImageBanner'];
export type BenefitBar = components['schemas']['BenefitBar'];
export type Block = components['schemas']['Block'];
export type BlockBase = components['schemas']['BlockBase'];
export type BlockCaption = components['schemas']['BlockCaption'];
export type BlockCommon = components['schemas']['BlockCommon'];
export type BlockGradient = components['schemas']['BlockGradient'];
export type Blocks = components['schemas']['Blocks'];
export type BlockTitles = components['schemas']['BlockTitles'];
export type BreakpointList = components['schemas']['BreakpointList'];
export type ButtonsGroup = components['schemas']['ButtonsGroup'];
export type CategoryCard = components['schemas']['CategoryCard'];
export type ChildPage = components['schemas']['ChildPage'];
export type ChildPages = components['schemas']['ChildPages'];
export type CloudinaryAsset = components['schemas']['CloudinaryAsset'];
export type Collection = components['schemas']['Collection'];
export type CollectionItem = components['schemas']['CollectionItem'];
export type CollectionLayout = components['schemas']['CollectionLayout'];
export type ContentColor = components['schemas']['ContentColor'];
export type ContentResults = components['schemas']['ContentResults'];
export type ContentRevision = components['schemas']['ContentRevision'];
export type CtaCollection = components['schemas']['CtaCollection'];
export type Currency = components['schemas']['Currency'];
export type DocumentBody = components['schemas']['DocumentBody'];
export type DocumentKind = components['schemas']['DocumentKind'];
export type DocumentList = components['schemas']['DocumentList'];
export type DocumentState = components['schemas']['DocumentState'];
export type DocumentVersion = components['schemas']['DocumentVersion'];
export type DocumentVersions = components['schemas']['DocumentVersions'];
export type Draft = components['schemas']['Draft'];
export type DraftInput = components['schemas']['DraftInput'];
export type EditedDocument = components['schemas']['EditedDocument'];
export type ErrorDetail = components['schemas']['ErrorDetail'];
export type ErrorInfo = components['schemas']['ErrorInfo'];
export type ErrorResponse = components['schemas']['ErrorResponse'];
export type EspotBanner = components['schemas']['EspotBanner'];
export type EventSignup = components['schemas']['EventSignup'];
export type Experience = components['schemas']['Experience'];
export type ExperienceVariant = components['schemas']['ExperienceVariant'];
export type Filter = components['schemas']['Filter'];
export type Footer = components['schemas']['Footer'];
export type FooterColumn = components['schemas']['FooterColumn'];
export type GridSize = components['schemas']['GridSize'];
export type Hero = components['schemas']['Hero'];
export type IconTextCollection = components['schemas']['IconTextCollection'];
export type IconTextItem = components['schemas']['IconTextItem'];
export type Image = components['schemas']['Image'];
export type InlineCatalogGrid = components['schemas']['InlineCatalogGrid'];
export type Link = components['schemas']['Link'];
export type LinkedCard = components['schemas']['LinkedCard'];
export type LinkWithMedia = components['schemas']['LinkWithMedia'];
export type Media = components['schemas']['Media'];
export type MediaCrop = components['schemas']['MediaCrop'];
export type MediaFilm = components['schemas']['MediaFilm'];
export type MediaList = components['schemas']['MediaList'];
export type MediaObject = components['schemas']['MediaObject'];
export type Menu = components['schemas']['Menu'];
export type MenuColumn = components['schemas']['MenuColumn'];
export type MenuItem = components['schemas']['MenuItem'];
export type MonetateDecision = components['schemas']['MonetateDecision'];
export type MultiLinkCard = components['schemas']['MultiLinkCard'];
export type Newsletter = components['schemas']['Newsletter'];
export type OverlayBanner = components['schemas']['OverlayBanner'];
export type Page = components['schemas']['Page'];
export type Picture = components['schemas']['Picture'];
export type PlayerSettings = components['schemas']['PlayerSettings'];
export type PopUp = components['schemas']['PopUp'];
export type PopUps = components['schemas']['PopUps'];
export type PreviewSignIn = components['schemas']['PreviewSignIn'];
export type PreviewTicket = components['schemas']['PreviewTicket'];
export type PromoBar = components['schemas']['PromoBar'];
export type PromoMessage = components['schemas']['PromoMessage'];
export type PromotionTracking = components['schemas']['PromotionTracking'];
export type Publication = components['schemas']['Publication'];
export type PublishedDocuments = components['schemas']['PublishedDocuments'];
export type RecommendationCarousel = components['schemas']['RecommendationCarousel'];
export type RecommendationVendor = components['schemas']['RecommendationVendor'];
export type RecommendedProduct = components['schemas']['RecommendedProduct'];
export type RecommendedProductColor = components['schemas']['RecommendedProductColor'];
export type RecommendedProductPrice = components['schemas']['RecommendedProductPrice'];
export type RecommendedProductRating = components['schemas']['RecommendedProductRating'];
export type Referrer = components['schemas']['Referrer'];
export type ResponsiveLayout = components['schemas']['ResponsiveLayout'];
export type ResponsiveLayoutAt = components['schemas']['ResponsiveLayoutAt'];
export type Restoration = components['schemas']['Restoration'];
export type RichText = components['schemas']['RichText'];
export type RichTextHtml = components['schemas']['RichTextHtml'];
export type SecondaryNav = components['schemas']['SecondaryNav'];
export type Segment = components['schemas']['Segment'];
export type Segmentation = components['schemas']['Segmentation'];
export type Showcase = components['schemas']['Showcase'];
export type ShowcaseItem = components['schemas']['ShowcaseItem'];
export type ShowcaseType = components['schemas']['ShowcaseType'];
export type SizedPicture = components['schemas']['SizedPicture'];
export type SocialGallery = components['schemas']['SocialGallery'];
export type Spacer = components['schemas']['Spacer'];
export type SplitBanner = components['schemas']['SplitBanner'];
export type StandardImageBanner = components['schemas']['StandardImageBanner'];
export type Target = components['schemas']['Target'];
export type Targets = components['schemas']['Targets'];
export type ThinBanner = components['schemas']['ThinBanner'];
export type UgcWidget = components['schemas']['UgcWidget'];
export type Upsell = components['schemas']['Upsell'];
export type UpsellItem = components['schemas']['UpsellItem'];
export type VerticalLinkList = components['schemas']['VerticalLinkList'];
export type Video = components['schemas']['Video'];
export type VideoMedia = components['schemas']['VideoMedia'];
export type VideoSource = components['schemas']['VideoSource'];
export type VideoTrack = components['schemas']['VideoTrack'];
export type VisualSelector = components['schemas']['VisualSelector'];
export type ResponseLimited = components['responses']['Limited'];
export type ResponseRejected = components['responses']['Rejected'];
export type ParameterAugmentedPage = components['parameters']['AugmentedPage'];
export type ParameterBrand = components['parameters']['Brand'];
export type ParameterBypassAllCache = components['parameters']['BypassAllCache'];
export type ParameterCategoryId = components['parameters']['CategoryId'];
export type ParameterChannel = components['parameters']['Channel'];
export type ParameterClientApp = components['parameters']['ClientApp'];
export type ParameterCms = components['parameters']['Cms'];
export type ParameterCorrelationId = components['parameters']['CorrelationId'];
export type ParameterDocType = components['parameters']['DocType'];
export type ParameterDocumentKind = components['parameters']['DocumentKind'];
export type ParameterDocumentLocale = components['parameters']['DocumentLocale'];
export type ParameterDocumentSlug = components['parameters']['DocumentSlug'];
export type ParameterFragmentId = components['parameters']['FragmentId'];
export type ParameterLocale = components['parameters']['Locale'];
export type ParameterMode = components['parameters']['Mode'];
export type ParameterPage = components['parameters']['Page'];
export type ParameterParentPageSlug = components['parameters']['ParentPageSlug'];
export type ParameterPreview = components['parameters']['Preview'];
export type ParameterPreviewDateTime = components['parameters']['PreviewDateTime'];
export type ParameterPreviewTicket = components['parameters']['PreviewTicket'];
export type ParameterProductId = components['parameters']['ProductId'];
export type ParameterRegion = components['parameters']['Region'];
export type ParameterRemoveNulls = components['parameters']['RemoveNulls'];
export type ParameterRequestId = components['parameters']['RequestId'];
export type ParameterSearchType = components['parameters']['SearchType'];
export type ParameterSite = components['parameters']['Site'];
export type ParameterSiteId = components['parameters']['SiteId'];
export type ParameterSource = components['parameters']['Source'];
export type ParameterUsid = components['parameters']['Usid'];
export type $defs = Record<string, never>;
export interface operations {
    getAugmentedPage: {
        parameters: {
            query?: {
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
                /**
                 * @description One of the fixed pages of the application, or another page that editors have set up.
                 * @example cart
                 */
                page: components["parameters"]["AugmentedPage"];
                /** @example NF-US */
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
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    getCategoryContent: {
        parameters: {
            query?: {
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example 110100 */
                categoryId: components["parameters"]["CategoryId"];
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
                /** @example NF-US */
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
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    getChildPages: {
        parameters: {
            query?: {
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
                /** @example help */
                parentPageSlug: components["parameters"]["ParentPageSlug"];
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pages. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChildPages"];
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    getFooter: {
        parameters: {
            query?: {
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
                /** @example NF-US */
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
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    getFragment: {
        parameters: {
            query?: {
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /** @example promo-bar */
                fragmentId: components["parameters"]["FragmentId"];
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The fragment. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Page"];
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    getMenu: {
        parameters: {
            query?: {
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
                /** @example NF-US */
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
                    "application/json": components["schemas"]["Menu"];
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    getContentPage: {
        parameters: {
            query?: {
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
                /** @example home */
                page: components["parameters"]["Page"];
                /** @example NF-US */
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
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    getPopUps: {
        parameters: {
            query?: {
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pop-ups. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PopUps"];
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    getProductContent: {
        parameters: {
            query?: {
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
                /** @example NF1A2B3C */
                productId: components["parameters"]["ProductId"];
                /** @example NF-US */
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
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    searchContent: {
        parameters: {
            query?: {
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /**
                 * @description Tags that the block always applies.
                 * @example care,merino
                 */
                initialQuery?: string;
                /** @example 3 */
                limit?: number;
                /** @example 0 */
                offset?: number;
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /** @example merino */
                q?: string;
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
                /**
                 * @example [
                 *       "care"
                 *     ]
                 */
                tagId?: string[];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
                /** @example article */
                searchType: components["parameters"]["SearchType"];
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What was found. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentResults"];
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    getShowcase: {
        parameters: {
            query?: {
                /**
                 * @description Reads past every cache; counts only with a valid preview ticket.
                 * @example false
                 */
                bypassAllCache?: components["parameters"]["BypassAllCache"];
                /**
                 * @description The content environment, outside production.
                 * @example qa
                 */
                cms?: components["parameters"]["Cms"];
                /** @example overlay */
                layoutVariant?: string;
                /** @example 20 */
                limit?: 10 | 20 | 50;
                /** @example 0 */
                offset?: number;
                /**
                 * @description Asks for what editors prepare; counts only with a valid preview ticket.
                 * @example true
                 */
                preview?: components["parameters"]["Preview"];
                /**
                 * @description The moment that is previewed; counts only with a valid preview ticket.
                 * @example 2026-12-01T08:00:00Z
                 */
                previewDateTime?: components["parameters"]["PreviewDateTime"];
                /**
                 * @description Leaves out fields that nobody has filled in.
                 * @example true
                 */
                removeNulls?: components["parameters"]["RemoveNulls"];
            };
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
                /** @description Signed and expiring; without a valid one the preview parameters do nothing. */
                "x-preview-ticket"?: components["parameters"]["PreviewTicket"];
                /** @description One call of the caller; its retries carry the same id. */
                "x-request-id"?: components["parameters"]["RequestId"];
                /** @description Session id; sent only when it is known. */
                "x-usid"?: components["parameters"]["Usid"];
            };
            path: {
                /**
                 * @description A block type; the promo bar and the mega menu have no showcase.
                 * @example Hero
                 */
                docType: components["parameters"]["DocType"];
                /**
                 * @description What readers see or what editors prepare.
                 * @example live
                 */
                mode: components["parameters"]["Mode"];
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The blocks. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Showcase"];
                };
            };
            400: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    getContentRevision: {
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
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The revision. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentRevision"];
                };
            };
            400: components["responses"]["Rejected"];
            500: components["responses"]["Rejected"];
        };
    };
    listDocuments: {
        parameters: {
            query?: {
                /** @example false */
                bodies?: boolean;
                /** @example page */
                kind?: components["schemas"]["DocumentKind"];
                /** @example 20 */
                limit?: number;
                /** @example 0 */
                offset?: number;
            };
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
            };
            path: {
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The documents. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentList"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    getDraft: {
        parameters: {
            query?: {
                /** @example 1 */
                version?: number;
            };
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
            };
            path: {
                /** @example page */
                kind: components["parameters"]["DocumentKind"];
                /** @example en-us */
                locale: components["parameters"]["DocumentLocale"];
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
                /** @example home */
                slug: components["parameters"]["DocumentSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    saveDraft: {
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
            };
            path: {
                /** @example page */
                kind: components["parameters"]["DocumentKind"];
                /** @example en-us */
                locale: components["parameters"]["DocumentLocale"];
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
                /** @example home */
                slug: components["parameters"]["DocumentSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DraftInput"];
            };
        };
        responses: {
            /** @description The draft. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    restoreVersion: {
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
            };
            path: {
                /** @example page */
                kind: components["parameters"]["DocumentKind"];
                /** @example en-us */
                locale: components["parameters"]["DocumentLocale"];
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
                /** @example home */
                slug: components["parameters"]["DocumentSlug"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Restoration"];
            };
        };
        responses: {
            /** @description The new version. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Draft"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    listDocumentVersions: {
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
            };
            path: {
                /** @example page */
                kind: components["parameters"]["DocumentKind"];
                /** @example en-us */
                locale: components["parameters"]["DocumentLocale"];
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
                /** @example home */
                slug: components["parameters"]["DocumentSlug"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DocumentVersions"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    publishDocuments: {
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
            };
            path: {
                /** @example NF-US */
                siteId: components["parameters"]["Site"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["Publication"];
            };
        };
        responses: {
            /** @description The published versions. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PublishedDocuments"];
                };
            };
            400: components["responses"]["Rejected"];
            401: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            409: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
    createPreviewTicket: {
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
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewSignIn"];
            };
        };
        responses: {
            /** @description The ticket. */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewTicket"];
                };
            };
            400: components["responses"]["Rejected"];
            403: components["responses"]["Rejected"];
            404: components["responses"]["Rejected"];
            423: components["responses"]["Rejected"];
            429: components["responses"]["Limited"];
            500: components["responses"]["Rejected"];
        };
    };
}
type WithRequired<T, K extends keyof T> = T & {
    [P in K]-?: T[P];
};
