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
  target,
  text,
  withoutNulls,
  type BareTarget,
  type Breakpoint,
  type Image,
  type Target,
} from './fields.ts';

/** A last level of the menu: a text that leads somewhere. */
export interface MenuLink {
  readonly id: string;
  readonly title: string;
  readonly url: string;
  /** Name for tracking, the same in every language. */
  readonly trackingName: string;
}

/** A second level: a heading, which may be a link, above its links. */
export interface MenuGroup {
  readonly id: string;
  readonly title?: string | undefined;
  readonly url?: string | undefined;
  readonly links: readonly MenuLink[];
}

export interface MenuColumn {
  readonly groups: readonly MenuGroup[];
}

/** A square picture with a title that leads somewhere. */
export interface VisualSelector {
  readonly title: string;
  readonly image: Image;
  readonly target: Target;
}

/** Link to everything below a first level; `text` only where the content overrides it. */
export interface ShopAll {
  readonly url: string;
  readonly text?: string | undefined;
  readonly hiddenOn: readonly Breakpoint[];
}

/** A first level of the menu with all that its panel shows. */
export interface MenuEntry {
  readonly id: string;
  readonly title: string;
  readonly url?: string | undefined;
  readonly trackingName: string;
  readonly style?: 'sale' | 'strong' | undefined;
  readonly columns: readonly MenuColumn[];
  readonly shopAll?: ShopAll | undefined;
  readonly banner?: VisualSelector | undefined;
  readonly visualSelectors: readonly VisualSelector[];
  readonly visualSelectorsTitle?: string | undefined;
}

export type Menu = readonly MenuEntry[];

const visualSelector = v.object({ title: text(120), image, target });

const link = v.object({
  id: text(80),
  name: text(120),
  title: text(120),
  delocalizedTracking: optionalText(120),
  target: v.optional(bareTarget),
  columns: v.optional(v.array(v.unknown()), []),
  children: v.optional(v.array(v.unknown()), []),
});
type ParsedLink = v.InferOutput<typeof link>;

const column = v.object({
  title: optionalText(120),
  target: v.optional(bareTarget),
  children: v.optional(v.array(v.unknown()), []),
});

const entrySchema = (log: LogFault) =>
  v.object({
    ...link.entries,
    menuBanner: v.optional(visualSelector),
    visualSelectors: lenientList(visualSelector, 'Menu.visualSelectors', log),
    visualSelectorsTitle: optionalText(120),
    menuStyle: choice(['sale', 'strong']),
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

  /** Children with a target are links; a child with children of its own is a group beside them. */
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
      url: entry.target?.url,
      trackingName: trackingNameOf(entry),
      style: entry.menuStyle,
      columns,
      shopAll: columns.length > 0 ? shopAllOf(entry) : undefined,
      banner: entry.menuBanner,
      visualSelectors: entry.visualSelectors,
      visualSelectorsTitle: entry.visualSelectorsTitle,
    };
  };
}

const answer = v.object({ items: v.array(v.unknown()) });

/** The main menu in three levels; an item that cannot be used is left out with one fault. */
export function parseMenu(json: unknown, { log }: { readonly log: LogFault }): Menu {
  const result = v.safeParse(answer, withoutNulls(json));
  if (!result.success) {
    log({ code: 'broken-page', type: 'menu', detail: describeIssue(result.issues[0]) });
    return [];
  }
  const read = createMenuReader(log);
  return result.output.items.flatMap((item) => read(item) ?? []);
}
