import type { Variable, VariableType, Variation } from './config.ts';

export type JsonValue =
  | null
  | boolean
  | number
  | string
  | readonly JsonValue[]
  | { readonly [key: string]: JsonValue };

/** The value of a feature variable; null if the text does not fit its type. */
export type VariableValue = JsonValue;

const numberOr = (value: number): number | null => (Number.isNaN(value) ? null : value);

/** Deeply frozen, so that all users can share it. */
function jsonValue(text: string): JsonValue {
  try {
    const freeze = (_key: string, value: unknown): unknown => Object.freeze(value);
    return JSON.parse(text, freeze) as JsonValue;
  } catch {
    return null;
  }
}

/** Parses a variable's text by its type; null if it does not fit (spec 2 §3). */
function castVariable(text: string, type: VariableType): VariableValue {
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

type Values = Readonly<Record<string, VariableValue>>;

const BASELINE = {};
const known = /* @__PURE__ */ new WeakMap<readonly Variable[], WeakMap<object, Values>>();

function valuesOf(variables: readonly Variable[], variation: Variation | undefined): Values {
  // fromEntries defines own properties, also `__proto__`.
  return Object.fromEntries(
    variables.map(({ id, key, type, defaultValue }) => {
      const own = variation?.isEnabled === true ? variation.values.get(id) : undefined;
      return [key, castVariable(own ?? defaultValue, type)];
    }),
  );
}

/** All variables of a flag: an enabled variation's, else the defaults (spec 2 §3). Cached and frozen. */
export function variableValues(variables: readonly Variable[], variation: Variation | undefined): Values {
  const byVariation = known.get(variables) ?? new WeakMap<object, Values>();
  known.set(variables, byVariation);
  const key = variation ?? BASELINE;
  let values = byVariation.get(key);
  if (values === undefined) byVariation.set(key, (values = Object.freeze(valuesOf(variables, variation))));
  return values;
}
