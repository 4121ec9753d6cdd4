/** The part of JSON Schema 2020-12 that contracts use; a reference is a bare schema name. */
export type ResponseSchema =
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
      readonly properties?: ResponseSchemas;
      readonly patternProperties?: ResponseSchemas;
      readonly additionalProperties?: ResponseSchema;
      readonly propertyNames?: ResponseSchema;
      readonly minProperties?: number;
      readonly maxProperties?: number;
      readonly items?: ResponseSchema;
      readonly prefixItems?: readonly ResponseSchema[];
      readonly minItems?: number;
      readonly maxItems?: number;
      readonly uniqueItems?: boolean;
      readonly allOf?: readonly ResponseSchema[];
      readonly anyOf?: readonly ResponseSchema[];
      readonly oneOf?: readonly ResponseSchema[];
      readonly not?: ResponseSchema;
    };

export type ResponseSchemas = Readonly<Record<string, ResponseSchema>>;

/** The response schemas of a service, each with its statuses. */
export interface ResponseContract {
  readonly service: string;
  /** By method and path, such as `GET /cart/v1/cart/{basketId}`. */
  readonly answers: Readonly<Record<string, readonly (readonly [ResponseSchema, ...number[]])[]>>;
  readonly schemas: ResponseSchemas;
}
