/** The part of JSON Schema 2020-12 that contracts use; a reference is a bare schema name. */
export type AnswerSchema =
  | boolean
  | {
      readonly $ref?: string;
      readonly type?: string | readonly string[];
      readonly enum?: readonly unknown[];
      readonly const?: unknown;
      readonly minLength?: number;
      readonly maxLength?: number;
      readonly pattern?: string;
      readonly format?: string;
      readonly minimum?: number;
      readonly maximum?: number;
      readonly exclusiveMinimum?: number;
      readonly exclusiveMaximum?: number;
      readonly multipleOf?: number;
      readonly required?: readonly string[];
      readonly properties?: AnswerSchemas;
      readonly patternProperties?: AnswerSchemas;
      readonly additionalProperties?: AnswerSchema;
      readonly propertyNames?: AnswerSchema;
      readonly minProperties?: number;
      readonly maxProperties?: number;
      readonly items?: AnswerSchema;
      readonly prefixItems?: readonly AnswerSchema[];
      readonly minItems?: number;
      readonly maxItems?: number;
      readonly uniqueItems?: boolean;
      readonly allOf?: readonly AnswerSchema[];
      readonly anyOf?: readonly AnswerSchema[];
      readonly oneOf?: readonly AnswerSchema[];
      readonly not?: AnswerSchema;
    };

export type AnswerSchemas = Readonly<Record<string, AnswerSchema>>;

/** The response schemas of a service, each with its statuses. */
export interface AnswerContract {
  readonly service: string;
  /** By method and path, such as `GET /cart/v1/cart/{basketId}`. */
  readonly answers: Readonly<Record<string, readonly (readonly [AnswerSchema, ...number[]])[]>>;
  readonly schemas: AnswerSchemas;
}
