import css from './tokens.css?raw';

/** Custom properties by name, with their values as written. */
export type Tokens = Readonly<Record<string, string>>;

/** Tokens under the same comment of the stylesheet. */
export interface TokenGroup {
  readonly title: string;
  readonly names: readonly string[];
}

const DECLARATION = /(--[\w-]+):\s*([^;]+);/;

function bodyOf(selector: string): string {
  const start = css.indexOf(`${selector} {`);
  if (start < 0) throw new Error(`tokens.css has no rule for ${selector}`);
  return css.slice(start, css.indexOf('\n}', start));
}

export const declarations = (selector: string): Tokens =>
  Object.fromEntries(
    Array.from(bodyOf(selector).matchAll(new RegExp(DECLARATION, 'g')), ([, name = '', value = '']) => [
      name,
      value.replaceAll(/\s+/g, ' ').trim(),
    ]),
  );

const root = declarations(':root');

/** Every theme with all tokens, including those inherited from the root. */
export const themes = {
  default: root,
  northfell: { ...root, ...declarations("[data-brand='northfell']") },
  harbour: { ...root, ...declarations("[data-brand='harbour']") },
  inverse: { ...root, ...declarations("[data-surface='inverse']") },
} satisfies Readonly<Record<string, Tokens>>;

/** The groups of the stylesheet in order; a comment after an empty line starts one. */
export const tokenGroups: readonly TokenGroup[] = bodyOf(':root')
  .split(/\n\s*\n/)
  .map((part) => ({
    title: (/\/\*\s*([\s\S]*?)\s*\*\//.exec(part)?.[1] ?? '').replaceAll(/`|\.$/g, ''),
    names: Array.from(part.matchAll(new RegExp(DECLARATION, 'g')), ([, name = '']) => name),
  }))
  .filter(({ names }) => names.length > 0);

export const FOUNDATIONS = {
  colours: ['--color-'],
  type: ['--font-', '--weight-', '--tracking-', '--leading-', '--text-'],
  space: ['--space-', '--grid-', '--width-', '--target'],
  shape: ['--radius-', '--border-', '--shadow-', '--z-'],
  motion: ['--duration-', '--ease-'],
} as const;

export const groupsOf = (page: keyof typeof FOUNDATIONS): readonly TokenGroup[] =>
  tokenGroups
    .map(({ title, names }) => ({
      title,
      names: names.filter((name) => FOUNDATIONS[page].some((prefix) => name.startsWith(prefix))),
    }))
    .filter(({ names }) => names.length > 0);
