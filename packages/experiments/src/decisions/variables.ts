import type { Variable, VariableType, Variation } from './config.ts';

/** What a JSON text can hold. */
export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** The value of a feature variable; null when the configuration's text does not fit its type. */
export type VariableValue = JsonValue;

const numberOr = (value: number): number | null => (Number.isNaN(value) ? null : value);

function jsonValue(text: string): JsonValue {
  try {
    return JSON.parse(text) as JsonValue; // JSON text holds nothing else
  } catch {
    return null;
  }
}

/** Reads the text of a variable as its type; null when it does not fit (spec 2 §3). */
export function castVariable(text: string, type: VariableType): VariableValue {
  switch (type) {
    case 'boolean':
      return text === 'true' ? true : text === 'false' ? false : null;
    case 'integer':
      return numberOr(Number.parseInt(text, 10));
    case 'double':
      return numberOr(Number.parseFloat(text));
    case 'json':
      return jsonValue(text);
    default:
      return text;
  }
}

/** All variables of a flag: an enabled variation's own values, the defaults otherwise (spec 2 §3). */
export function variableValues(
  variables: readonly Variable[],
  variation: Variation | undefined,
): Readonly<Record<string, VariableValue>> {
  // fromEntries defines own properties, whatever they are called.
  return Object.fromEntries(
    variables.map(({ id, key, type, defaultValue }) => {
      const own = variation?.isEnabled === true ? variation.values.get(id) : undefined;
      return [key, castVariable(own ?? defaultValue, type)];
    }),
  );
}
