/**
 * Forced colours as near as a page can come to them by itself, for the toolbar and for axe: a page cannot ask the
 * browser for them. The rules that a stylesheet has for forced colours apply, and everything else takes the system's
 * colours. `npm run visual` draws with the browser's own emulation.
 */
const QUERY = '(forced-colors: active)';
const SYSTEM = `
  :root { color-scheme: dark; --forced-ink: #fff; --forced-ground: #000; --forced-link: #ffff00; --forced-button: #000; }
  *, *::before, *::after {
    color: var(--forced-ink) !important;
    background-color: transparent !important;
    border-color: var(--forced-ink) !important;
    box-shadow: none !important;
    text-shadow: none !important;
  }
  html, [data-surface], dialog { background-color: var(--forced-ground) !important; }
  a, a * { color: var(--forced-link) !important; }
  button, select, input, textarea { background-color: var(--forced-button) !important; }
`;

const answering = new Map<MediaList, string>();

function visit(rules: CSSRuleList, isForced: boolean): void {
  for (const rule of rules) {
    if (rule instanceof CSSMediaRule) {
      const written = answering.get(rule.media) ?? rule.media.mediaText;
      if (written.includes(QUERY)) {
        answering.set(rule.media, written);
        rule.media.mediaText = isForced ? written.replace(QUERY, 'all') : written;
      }
    }
    if (rule instanceof CSSGroupingRule) visit(rule.cssRules, isForced);
  }
}

let sheet: CSSStyleSheet | undefined;

/** Turns the system's colours on or off for the whole document. */
export function forceColours(isForced: boolean): void {
  if (!isForced && sheet === undefined) return;
  for (const own of document.styleSheets) visit(own.cssRules, isForced);
  if (sheet === undefined) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(SYSTEM);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }
  sheet.disabled = !isForced;
}
