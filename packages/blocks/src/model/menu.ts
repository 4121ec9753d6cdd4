import * as v from 'valibot';
import type { LogFault } from './fault.ts';
import {
  bareTarget,
  BREAKPOINTS,
  choice,
  describeIssue,
  image,
  lenientList,
  optionalText,
  pictureSrc,
  richText,
  target,
  text,
  withoutNulls,
  type BareTarget,
  type Breakpoint,
  type Image,
  type Target,
} from './fields.ts';
import type { RichText } from './rich-text.ts';

/** A third-level link. */
export interface MenuLink {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  readonly trackingName: string;
}

/** A second level: a heading, optionally a link, above its links. */
export interface MenuGroup {
  readonly id: string;
  readonly title?: string | undefined;
  readonly url?: string | undefined;
  readonly links: readonly MenuLink[];
}

export interface MenuColumn {
  readonly groups: readonly MenuGroup[];
}

export interface VisualSelector {
  readonly title: string;
  readonly image: Image;
  readonly target: Target;
}

/** The link to everything below a first level; `text` only if the content overrides it. */
export interface ShopAll {
  readonly url: string;
  readonly text?: string | undefined;
  readonly hiddenOn: readonly Breakpoint[];
}

/** A first level of the menu with its panel. */
export interface MenuEntry {
  readonly id: string;
  readonly title: string;
  /** The title with markup, without links. */
  readonly titleHtml?: RichText | undefined;
  readonly url?: string | undefined;
  readonly trackingName: string;
  readonly style?: 'sale' | 'strong' | undefined;
  /** Name of an icon of the brand (spec 3 §7). */
  readonly icon?: string | undefined;
  /** Default: both. */
  readonly titleVisibility?: 'title' | 'icon' | 'title+icon' | undefined;
  readonly columns: readonly MenuColumn[];
  readonly shopAll?: ShopAll | undefined;
  readonly banner?: VisualSelector | undefined;
  readonly visualSelectors: readonly VisualSelector[];
  readonly visualSelectorsTitle?: string | undefined;
}

export type Menu = readonly MenuEntry[];

/** The picture of a selector in the specification's names; `title` is the fallback for an empty alt. */
const mediaObject = v.object({ url: pictureSrc, alt: optionalText(300), seoTitle: optionalText(120) });
const visualSelector = v.pipe(
  v.object({ title: text(120), image: v.optional(image), mediaObject: v.optional(mediaObject), target }),
  v.check((selector) => (selector.image ?? selector.mediaObject) !== undefined, 'no picture'),
  v.transform(({ mediaObject: media, ...selector }): VisualSelector => ({
    ...selector,
    image: selector.image ?? { src: media?.url ?? '', alt: media?.alt ?? media?.seoTitle ?? '' },
  })),
);

/** A list whose broken entries are dropped; `ref` names the entry schema. */
const listOf = (ref: 'MenuLink' | 'MenuColumn') =>
  v.optional(v.pipe(v.array(v.unknown()), v.metadata({ ref })), []);

const link = v.object({
  id: text(80),
  name: text(120),
  title: text(120),
  delocalizedTracking: optionalText(120),
  target: v.optional(bareTarget),
  columns: listOf('MenuColumn'),
  children: listOf('MenuLink'),
});
type ParsedLink = v.InferOutput<typeof link>;

const column = v.object({
  title: optionalText(120),
  target: v.optional(bareTarget),
  children: listOf('MenuLink'),
});

/** A name without slashes or dots: it becomes part of an address. */
const MENU_ICON = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;

const entrySchema = (log: LogFault) =>
  v.object({
    ...link.entries,
    titleHtml: richText,
    menuBanner: v.optional(visualSelector),
    visualSelectors: lenientList(visualSelector, 'Menu.visualSelectors', log),
    visualSelectorsTitle: optionalText(120),
    menuStyle: choice(['sale', 'strong']),
    menuIcon: v.optional(v.fallback(v.optional(v.pipe(v.string(), v.regex(MENU_ICON))), undefined)),
    titleVisibility: choice(['title', 'icon', 'title+icon']),
    hideShopAll: v.optional(v.union([v.boolean(), v.array(v.picklist(BREAKPOINTS))]), false),
    overrideShopAll: v.optional(bareTarget),
  });
type ParsedEntry = v.InferOutput<ReturnType<typeof entrySchema>>;

const trackingNameOf = ({ delocalizedTracking, name }: ParsedLink): string => delocalizedTracking ?? name;

function shopAllOf({ target: own, overrideShopAll, hideShopAll }: ParsedEntry): ShopAll | undefined {
  const shown: BareTarget | undefined = overrideShopAll ?? own;
  if (!shown || hideShopAll === true) return undefined;
  return { url: shown.url, text: overrideShopAll?.text, hiddenOn: hideShopAll || [] };
}

function createMenuReader(log: LogFault) {
  const sound = <TSchema extends v.GenericSchema>(
    schema: TSchema,
    type: string,
    entries: readonly unknown[],
  ): v.InferOutput<TSchema>[] => v.parse(lenientList(schema, type, log), entries);

  /** Children with a target are links; a child with children is a group. */
  function readGroups(head: Omit<MenuGroup, 'links'>, children: readonly unknown[]): MenuGroup[] {
    const parsed = sound(link, 'Menu.children', children);
    const isGroup = (item: ParsedLink) => item.children.length > 0 || item.columns.length > 0;
    const links = parsed.flatMap((item): MenuLink[] =>
      item.target && !isGroup(item)
        ? [{ id: item.id, title: item.title, url: item.target.url, trackingName: trackingNameOf(item) }]
        : [],
    );
    const nested = parsed
      .filter(isGroup)
      .flatMap((item) =>
        readGroups({ id: item.id, title: item.title, url: item.target?.url }, [
          ...item.children,
          ...sound(column, 'Menu.columns', item.columns).flatMap((inner) => inner.children),
        ]),
      );
    const own =
      links.length > 0 || (head.url !== undefined && nested.length === 0) ? [{ ...head, links }] : [];
    return [...own, ...nested];
  }

  const readColumns = (entry: ParsedEntry): MenuColumn[] => {
    const columns = sound(column, 'Menu.columns', entry.columns).map((item, index) => ({
      groups: readGroups(
        { id: `${entry.id}-${index + 1}`, title: item.title, url: item.target?.url },
        item.children,
      ),
    }));
    const direct = { groups: readGroups({ id: `${entry.id}-0` }, entry.children) };
    return [...columns, direct].filter(({ groups }) => groups.length > 0);
  };

  return (json: unknown): MenuEntry | undefined => {
    const result = v.safeParse(entrySchema(log), json);
    if (!result.success) {
      log({ code: 'broken-entry', type: 'Menu.items', detail: describeIssue(result.issues[0]) });
      return undefined;
    }
    const entry = result.output;
    const columns = readColumns(entry);
    if (columns.length === 0 && !entry.target) {
      log({ code: 'broken-entry', type: 'Menu.items', id: entry.id, detail: 'leads nowhere' });
      return undefined;
    }
    return {
      id: entry.id,
      title: entry.title,
      titleHtml: entry.titleHtml,
      url: entry.target?.url,
      trackingName: trackingNameOf(entry),
      style: entry.menuStyle,
      icon: entry.menuIcon,
      titleVisibility: entry.titleVisibility,
      columns,
      shopAll: columns.length > 0 ? shopAllOf(entry) : undefined,
      banner: entry.menuBanner,
      visualSelectors: entry.visualSelectors,
      visualSelectorsTitle: entry.visualSelectorsTitle,
    };
  };
}

const menu = (log: LogFault) =>
  v.object({ items: v.pipe(v.array(v.unknown()), v.metadata({ entry: entrySchema(log) })) });

/**
 * The menu as the content service sends it, with its definitions.
 * @public The tools make the JSON Schema of the content from it.
 */
export const menuSchemas = (log: LogFault) => ({ Menu: menu(log), MenuLink: link, MenuColumn: column });

/** Parses the main menu of three levels; a broken item is dropped with one fault. */
export function parseMenu(json: unknown, { log }: { readonly log: LogFault }): Menu {
  const result = v.safeParse(menu(log), withoutNulls(json));
  if (!result.success) {
    log({ code: 'broken-page', type: 'menu', detail: describeIssue(result.issues[0]) });
    return [];
  }
  const read = createMenuReader(log);
  return result.output.items.flatMap((item) => read(item) ?? []);
}
