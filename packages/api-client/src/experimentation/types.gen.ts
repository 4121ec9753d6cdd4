// Generated from openapi/ by `npm run codegen`. Do not edit.
// It is committed, unlike other generated files: a review shows what a change of a contract does to its types.
export interface paths {
    "/datafiles/{sdkKey}.json": {
        parameters: {
            query?: never;
            header?: {
                /** @description The last-modified of the file that the caller has. */
                "if-modified-since"?: string;
            };
            path: {
                /** @example NfQ7dT2k9sLmPz4w */
                sdkKey: string;
            };
            cookie?: never;
        };
        /**
         * The configuration file of a project; 304 when it is unchanged.
         * @description Callers give up after one minute and back off after errors (spec 2 §4, §7).
         */
        get: operations["getExperimentConfiguration"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a batch of impressions and conversions.
         * @description Sent by a beacon when a page hides. Repetitions are dropped by the uuid of the event; 5xx and lost connections are tried again, three times in all. Spec 2 §7, §8.
         */
        post: operations["logExperimentEvents"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/zaius.gif": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Takes one customer-data event as the query of a picture.
         * @description At least one identifier and a non-empty action. The data of the event are further parameters; they cannot replace the tracker, the type or the action. No e-mail address goes into an address. Spec 2 §5, §7.
         */
        get: operations["trackCustomerData"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v3/graphql": {
        parameters: {
            query?: never;
            header: {
                /** @description Public key of the account. */
                "x-api-key": string;
            };
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The audience segments of one person by a GraphQL query, each with its state.
         * @description Only the state qualified counts. A person who is not known answers with errors and 200. Spec 2 §7, §8.
         */
        post: operations["queryAudienceSegments"];
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
        Audience: {
            /** @description A tree of and, or and not over conditions, or the same as text. */
            conditions: unknown;
            id: components["schemas"]["EntityId"];
            name?: string;
        };
        CountedEvent: {
            experimentIds?: components["schemas"]["EntityId"][];
            id: components["schemas"]["EntityId"];
            key: string;
        };
        EntityId: string;
        EventAttribute: {
            entity_id: components["schemas"]["EntityId"];
            key: string;
            /** @enum {string} */
            type: "custom";
            value: string | number | boolean;
        };
        EventBatch: {
            account_id: components["schemas"]["EntityId"];
            anonymize_ip: boolean;
            client_name: string;
            client_version: string;
            /** @constant */
            enrich_decisions: true;
            project_id: components["schemas"]["EntityId"];
            revision: string;
            visitors: components["schemas"]["EventVisitor"][];
        };
        EventSnapshot: {
            decisions?: components["schemas"]["LoggedDecision"][];
            events: components["schemas"]["LoggedEvent"][];
        };
        EventVisitor: {
            attributes: components["schemas"]["EventAttribute"][];
            snapshots: components["schemas"]["EventSnapshot"][];
            visitor_id: string;
        };
        ExclusionGroup: {
            experiments: components["schemas"]["Experiment"][];
            id: components["schemas"]["EntityId"];
            /** @enum {string} */
            policy: "random" | "overlapping";
            trafficAllocation: components["schemas"]["TrafficShare"][];
        };
        Experiment: {
            /** @description A tree over audience ids. */
            audienceConditions?: unknown;
            audienceIds?: components["schemas"]["EntityId"][];
            forcedVariations?: {
                [key: string]: string;
            };
            id: components["schemas"]["EntityId"];
            key: string;
            layerId?: components["schemas"]["EntityId"];
            /** @description Only Running takes part. */
            status: string;
            trafficAllocation: components["schemas"]["TrafficShare"][];
            variations: components["schemas"]["ExperimentVariation"][];
        };
        ExperimentConfiguration: {
            accountId: components["schemas"]["EntityId"];
            anonymizeIP?: boolean;
            attributes?: components["schemas"]["NamedEntity"][];
            audiences?: components["schemas"]["Audience"][];
            botFiltering?: boolean;
            events?: components["schemas"]["CountedEvent"][];
            experiments?: components["schemas"]["Experiment"][];
            featureFlags?: components["schemas"]["FeatureFlag"][];
            groups?: components["schemas"]["ExclusionGroup"][];
            integrations?: components["schemas"]["Integration"][];
            projectId: components["schemas"]["EntityId"];
            revision: string;
            rollouts?: components["schemas"]["Rollout"][];
            sendFlagDecisions?: boolean;
            typedAudiences?: components["schemas"]["Audience"][];
            /** @enum {string} */
            version: "2" | "3" | "4";
        };
        ExperimentVariation: {
            featureEnabled?: boolean;
            id: components["schemas"]["EntityId"];
            key: string;
            variables?: {
                id: components["schemas"]["EntityId"];
                value: string;
            }[];
        };
        FeatureFlag: {
            experimentIds: components["schemas"]["EntityId"][];
            id: components["schemas"]["EntityId"];
            key: string;
            rolloutId: components["schemas"]["EntityId"];
            variables: components["schemas"]["FeatureVariable"][];
        };
        FeatureVariable: {
            defaultValue: string;
            id: components["schemas"]["EntityId"];
            key: string;
            subType?: string;
            type: string;
        };
        Integration: {
            host?: string;
            key: string;
            pixelUrl?: string;
            publicKey?: string;
        };
        LoggedDecision: {
            campaign_id: string | null;
            experiment_id: string | null;
            metadata: {
                enabled: boolean;
                flag_key: string;
                rule_key: string;
                /** @enum {string} */
                rule_type: "feature-test" | "rollout" | "experiment" | "holdout";
                variation_key: string;
            };
            variation_id: string | null;
        };
        LoggedEvent: {
            entity_id: string | null;
            key: string;
            /** @description Smallest unit of the currency. */
            revenue?: number;
            tags?: {
                [key: string]: unknown;
            };
            /** @description Milliseconds since 1970 in UTC. */
            timestamp: number;
            /**
             * Format: uuid
             * @description Repetitions are dropped by it.
             */
            uuid: string;
            value?: number;
        };
        NamedEntity: {
            id: components["schemas"]["EntityId"];
            key: string;
        };
        Rollout: {
            experiments: components["schemas"]["Experiment"][];
            id: components["schemas"]["EntityId"];
        };
        SegmentEdge: {
            node: {
                name: string;
                state: string;
            };
        };
        SegmentError: {
            extensions?: {
                classification?: string;
                code?: string;
            };
            message: string;
        };
        SegmentsAnswer: {
            data?: {
                customer?: null | {
                    audiences: {
                        edges: components["schemas"]["SegmentEdge"][];
                    };
                };
            };
            errors?: components["schemas"]["SegmentError"][];
        };
        TrafficShare: {
            endOfRange: number;
            entityId: components["schemas"]["EntityId"];
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type Audience = components['schemas']['Audience'];
export type CountedEvent = components['schemas']['CountedEvent'];
export type EntityId = components['schemas']['EntityId'];
export type EventAttribute = components['schemas']['EventAttribute'];
export type EventBatch = components['schemas']['EventBatch'];
export type EventSnapshot = components['schemas']['EventSnapshot'];
export type EventVisitor = components['schemas']['EventVisitor'];
export type ExclusionGroup = components['schemas']['ExclusionGroup'];
export type Experiment = components['schemas']['Experiment'];
export type ExperimentConfiguration = components['schemas']['ExperimentConfiguration'];
export type ExperimentVariation = components['schemas']['ExperimentVariation'];
export type FeatureFlag = components['schemas']['FeatureFlag'];
export type FeatureVariable = components['schemas']['FeatureVariable'];
export type Integration = components['schemas']['Integration'];
export type LoggedDecision = components['schemas']['LoggedDecision'];
export type LoggedEvent = components['schemas']['LoggedEvent'];
export type NamedEntity = components['schemas']['NamedEntity'];
export type Rollout = components['schemas']['Rollout'];
export type SegmentEdge = components['schemas']['SegmentEdge'];
export type SegmentError = components['schemas']['SegmentError'];
export type SegmentsAnswer = components['schemas']['SegmentsAnswer'];
export type TrafficShare = components['schemas']['TrafficShare'];
export type $defs = Record<string, never>;
export interface operations {
    getExperimentConfiguration: {
        parameters: {
            query?: never;
            header?: {
                /** @description The last-modified of the file that the caller has. */
                "if-modified-since"?: string;
            };
            path: {
                /** @example NfQ7dT2k9sLmPz4w */
                sdkKey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The configuration. */
            200: {
                headers: {
                    /** @description To be sent back as if-modified-since. */
                    "last-modified"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ExperimentConfiguration"];
                };
            };
            /** @description The file that the caller has is the newest. */
            304: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The key is not known. */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The file cannot be had at the moment. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    logExperimentEvents: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EventBatch"];
            };
        };
        responses: {
            /** @description The batch is taken. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The batch cannot be read and must not be sent again. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The batch was not taken. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    trackCustomerData: {
        parameters: {
            query: {
                /**
                 * @description Further parameters by their own names.
                 * @example {
                 *       "page": "home"
                 *     }
                 */
                data?: {
                    [key: string]: string | number | boolean | null;
                };
                /** @example northfell */
                data_source: string;
                /** @example sdk */
                data_source_type: "sdk";
                /** @example 1.0.0 */
                data_source_version: string;
                /** @example fullstack */
                event_type: string;
                /** @example C0012345 */
                fs_user_id?: string;
                /** @example 6f0c9a0e-0d5e-4b39-9b43-0f4f6d2f3c11 */
                idempotence_id: string;
                /**
                 * @description Public key of the account.
                 * @example nf-public-key
                 */
                tracker_id: string;
                /** @example identified */
                vdl_action: string;
                /** @example vuid_0f3a9c2b7d1e4f5a6b7c8d9e0f1 */
                vuid?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A picture of one transparent point. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/gif": Uint8Array<ArrayBuffer>;
                };
            };
            /** @description The event cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The event was not taken. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    queryAudienceSegments: {
        parameters: {
            query?: never;
            header: {
                /** @description Public key of the account. */
                "x-api-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    query: string;
                };
            };
        };
        responses: {
            /** @description The states of the audiences, or what was wrong. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SegmentsAnswer"];
                };
            };
            /** @description The query cannot be read. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The key is not known. */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description The provider has failed. */
            500: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
