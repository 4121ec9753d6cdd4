/**
 * A value that only rendering gives, such as a variant. An attribute without a value, a state of accessibility and any
 * other attribute may change while the page is used, when no stylesheet has been applied yet.
 */
const RENDERED_VALUE = /^\[(data-[\w-]+)=(?:"([^"]*)"|([^"'\]]*))\]$/;
const TOKENS = /\.(-?[_a-zA-Z][\w-]*)|\[[^[\]]*\]/g;
/** Scripts in the document change the attributes of its root before the first paint. */
const OF_THE_DOCUMENT = /(?:^|\s)(?:html|:root)(?:\[[^[\]]*\])+/g;

/** A selector without the arguments of pseudo-classes: alternatives and negations are no requirement. */
function withoutArguments(selector: string): string {
  let depth = 0;
  let text = '';
  for (const letter of selector) {
    if (letter === '(') depth += 1;
    if (depth === 0) text += letter;
    if (letter === ')') depth -= 1;
  }
  return text;
}

/**
 * What a document has to contain before a selector can match in it: classes (`.name`), and values that rendering
 * gives (`data-name=value`). What is not said here counts as there.
 */
export function conditionsOf(selector: string): readonly string[] {
  const conditions = new Set<string>();
  const text = withoutArguments(selector).replaceAll(OF_THE_DOCUMENT, ' ');
  for (const [token, name] of text.matchAll(TOKENS)) {
    if (name !== undefined) conditions.add(`.${name}`);
    const [, attribute, quoted, bare] = RENDERED_VALUE.exec(token) ?? [];
    if (attribute !== undefined) conditions.add(`${attribute}=${quoted ?? bare ?? ''}`);
  }
  return [...conditions];
}
