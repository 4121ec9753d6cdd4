export type Values = Readonly<Record<string, string | number>>;

const PLURAL = /\{(\w+), plural, ((?:\s*(?:=\d+|[a-z]+) \{[^}]*\})+)\s*\}/g;
const CASE = /(=\d+|[a-z]+) \{([^}]*)\}/g;

function choose(cases: string, count: number, languageTag: string): string {
  const texts = new Map([...cases.matchAll(CASE)].map(([, name = '', text = '']) => [name, text]));
  const text =
    texts.get(`=${count}`) ??
    texts.get(new Intl.PluralRules(languageTag).select(count)) ??
    texts.get('other');
  return (text ?? '').replaceAll('#', new Intl.NumberFormat(languageTag).format(count));
}

/** Formats a message: `{name}` and `{count, plural, =0 {…} one {# …} other {# …}}`. */
export const formatMessage = (message: string, values: Values, languageTag: string): string =>
  message
    .replaceAll(PLURAL, (_whole, name: string, cases: string) =>
      choose(cases, Number(values[name] ?? 0), languageTag),
    )
    .replaceAll(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
