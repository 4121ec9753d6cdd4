/** Set only by rendering or our own scripts; other attributes may change by interaction. */
const STABLE_ATTRIBUTE = /^\[((?:data|aria)-[\w-]+)(?:=(?:"([^"]*)"|([^"'\]]*)))?\]$/;
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
 * The classes (`.name`) and data or ARIA attributes (`data-name`, `data-name=value`) without which a selector
 * matches nothing; other parts count as met.
 */
export function conditionsOf(selector: string): readonly string[] {
  const conditions = new Set<string>();
  const text = withoutArguments(selector).replaceAll(OF_THE_DOCUMENT, ' ');
  for (const [token, name] of text.matchAll(TOKENS)) {
    if (name !== undefined) conditions.add(`.${name}`);
    const [, attribute, quoted, bare] = STABLE_ATTRIBUTE.exec(token) ?? [];
    if (attribute === undefined) continue;
    const value = quoted ?? bare;
    conditions.add(value === undefined ? attribute : `${attribute}=${value}`);
  }
  return [...conditions];
}
