/** Longer values are not run against a service's pattern: they do not match (our own rule). */
export const PATTERN_VALUE_LIMIT = 100;

const SOURCE_LIMIT = 200;
const PATH_LIMIT = 1_000_000;
const SIZE_LIMIT = 1_000;
const REJECTED = Infinity;

/** A part of a pattern: number of ways to match, compiled size, and its first characters. */
interface Part {
  readonly paths: number;
  readonly size: number;
  readonly first: string;
}

/**
 * Compiles a service's pattern; undefined if too long, invalid, with back-references, look-behind or inline
 * flags, or with too many ways to match (nested quantifiers, overlapping alternatives under a quantifier,
 * chains of open quantifiers) (spec 1 §5: patterns of countries).
 */
export function safePattern(source: unknown): RegExp | undefined {
  if (typeof source !== 'string' || source === '' || source.length > SOURCE_LIMIT) return undefined;
  const pattern = compile(source, 'u') ?? compile(source, '');
  if (!pattern) return undefined;
  const { paths, size, anchored } = measure(source);
  const tries = anchored ? paths : paths * PATTERN_VALUE_LIMIT;
  return tries <= PATH_LIMIT && size <= SIZE_LIMIT ? pattern : undefined;
}

/** Runs a service's pattern on a short enough value; never throws (our own rule). */
export function matchesPattern(pattern: RegExp, value: string): boolean {
  if (value.length > PATTERN_VALUE_LIMIT) return false;
  try {
    return value.search(pattern) !== -1;
  } catch {
    return false;
  }
}

function compile(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}

/** Measures a pattern that is known to compile. */
function measure(source: string): { paths: number; size: number; anchored: boolean } {
  let at = 0;
  const take = (syntax: RegExp): string => {
    syntax.lastIndex = at;
    const found = syntax.exec(source)?.[0] ?? '';
    at += found.length;
    return found;
  };

  const alternatives = (): Part & { readonly count: number } => {
    const parts = [sequence()];
    while (take(/\|/y)) parts.push(sequence());
    const [only] = parts;
    const size = parts.reduce((sum, part) => sum + part.size, 1);
    if (only && parts.length === 1) return { ...only, size, count: 1 };
    const ways = parts.map((part) => part.paths);
    const paths = areDisjoint(parts) ? Math.max(...ways) : ways.reduce((sum, way) => sum + way, 0);
    return { paths, size, first: '', count: parts.length };
  };

  const sequence = (): Part => {
    const parts: Part[] = [];
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(quantified());
    const paths = parts.reduce((product, part) => product * part.paths, 1);
    return { paths, size: parts.reduce((sum, part) => sum + part.size, 0), first: parts[0]?.first ?? '' };
  };

  const quantified = (): Part => {
    const part = atom();
    const quantifier = take(/[*+?]|\{\d+(?:,\d*)?\}/y);
    if (quantifier === '') return part;
    take(/\?/y);
    const { min, max } = bounds(quantifier);
    let paths = 0;
    for (let count = min; count <= Math.min(max, Math.max(min, PATTERN_VALUE_LIMIT)); count++) {
      paths += part.paths ** count;
      if (paths > PATH_LIMIT) break;
    }
    const copies = Math.max(1, Number.isFinite(max) ? max : min + 1);
    return { paths, size: part.size * copies, first: min > 0 ? part.first : '' };
  };

  const atom = (): Part => {
    if (take(/\(/y)) return group();
    if (take(/[\^$]|\\[bB]/y)) return { paths: 1, size: 1, first: '' };
    if (take(/\\[1-9k]/y)) return { paths: REJECTED, size: 1, first: '' };
    const first = take(
      /\[(?:\\[^]|[^\\\]])*\]|\\(?:[pPu]\{[^}]*\}|u[\da-f]{4}|x[\da-f]{2}|c[a-z]|[^])|[^]/giy,
    );
    return { paths: 1, size: 1, first };
  };

  const group = (): Part => {
    const kind = take(/\?(?:[:=!]|<[=!]?|[a-z-]*:)?/y);
    const named = kind === '?<' && take(/[^>]*>/y) !== '';
    const inner = alternatives();
    take(/\)/y);
    const known = kind === '' || kind === '?:' || named;
    const ahead = kind === '?=' || kind === '?!';
    return {
      paths: known || ahead ? inner.paths : REJECTED,
      size: inner.size,
      first: known ? inner.first : '',
    };
  };

  const whole = alternatives();
  return { ...whole, anchored: source.startsWith('^') && whole.count === 1 };
}

function bounds(quantifier: string): { min: number; max: number } {
  if (quantifier === '*') return { min: 0, max: Infinity };
  if (quantifier === '+') return { min: 1, max: Infinity };
  if (quantifier === '?') return { min: 0, max: 1 };
  const [min = 0, max] = quantifier.slice(1, -1).split(',');
  return {
    min: Number(min),
    max: max === undefined ? Number(min) : max === '' ? Infinity : Number(max),
  };
}

/** True if no character can start two alternatives. Only ASCII is compared; others count as overlapping. */
function areDisjoint(parts: readonly Part[]): boolean {
  const begun = new Set<number>();
  for (const { first } of parts) {
    if (!/^(?:[!-~ ]|\\[dw\W]|\[[!-~ ]+\])$/.test(first) || /^(?:\.|\[\^|.*\\[DSWPpux])/.test(first))
      return false;
    const sign = compile(`^${first}$`, '');
    for (let code = 0; code < 128; code++) {
      if (!sign?.test(String.fromCharCode(code))) continue;
      if (begun.has(code)) return false;
      begun.add(code);
    }
  }
  return true;
}
