import schema from '../../content.schema.json';
import type { BlockType } from '../model/index.ts';

/** The part of JSON Schema that block content uses. */
export interface FieldSchema {
  readonly const?: string;
  readonly enum?: readonly (string | number)[];
  readonly type?: string;
  readonly minimum?: number;
  readonly maxLength?: number;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
  readonly items?: FieldSchema;
}
export type Json = Readonly<Record<string, unknown>>;

// The schema is generated from the model, which has exactly these types.
const definitions: Readonly<Record<string, unknown>> = schema.$defs;
const propertiesOf = (type: BlockType) => (definitions[type] as FieldSchema | undefined)?.properties ?? {};

/** Values that the schema alone does not give, or whose last enum value hides other fields. */
const VALUES: Readonly<Record<string, unknown>> = {
  src: '/images/scenes/alpine-dawn',
  url: '/c/jackets-1100',
  poster: '/images/scenes/coast-noon',
  alternateUrl: '/images/films/northfell/coast.mp4',
  srclang: 'en',
  startDate: '2026-12-01T10:00:00Z',
  endDate: '2026-12-02T18:00:00Z',
  eventId: 'every-field',
  backgroundColor: 'muted',
  background: 'muted',
  slideWidth: '16rem',
  slideMaxWidth: '20rem',
  linkType: 'CTA',
  style: 'primary',
  alignment: 'center',
  captionPosition: 'right',
  gradientStyle: 'focused',
  gradientTone: 'dark',
  gradientBreakpoints: ['md', 'lg'],
  hideOnBreakpoint: [],
  provider: 'native',
  items: undefined,
};

const wordsOf = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

function textOf(name: string, { maxLength }: FieldSchema): string {
  if (name.endsWith('Color')) return 'accent';
  return maxLength === undefined
    ? `<p>Words of <strong>${wordsOf(name)}</strong></p>`
    : `Words of ${wordsOf(name)}`;
}

function valueOf(name: string, field: FieldSchema): unknown {
  if (field.properties === undefined && field.items?.properties === undefined && name in VALUES)
    return VALUES[name];
  if (field.const !== undefined) return field.const;
  if (field.enum !== undefined) return field.enum.at(-1);
  if (field.properties !== undefined) return objectOf(field.properties);
  switch (field.type) {
    case 'boolean':
      return false;
    case 'number':
    case 'integer':
      return Math.max(field.minimum ?? 0, 2);
    case 'array':
      return field.items === undefined ? undefined : [valueOf(name, field.items)];
    case 'string':
      return textOf(name, field);
    default:
      return undefined;
  }
}

const objectOf = (properties: Readonly<Record<string, FieldSchema>>): Json =>
  Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      const value = valueOf(name, field);
      return value === undefined ? [] : [[name, value]];
    }),
  );

/** Content with every field of a block's schema; nested blocks are given. */
export const everyField = (type: BlockType, own: Json = {}): Json => ({
  ...objectOf(propertiesOf(type)),
  id: `every-${type.toLowerCase()}`,
  ...own,
});

/** A field by its path, such as `targets.0.text`. */
export interface FieldAt {
  readonly path: string;
  readonly name: string;
  readonly field: FieldSchema;
}

export function fieldsOf(type: BlockType): readonly FieldAt[] {
  const walk = (properties: Readonly<Record<string, FieldSchema>>, before: string): FieldAt[] =>
    Object.entries(properties).flatMap(([name, field]) => {
      const path = before + name;
      if (field.properties !== undefined) return walk(field.properties, `${path}.`);
      if (field.items?.properties !== undefined) return walk(field.items.properties, `${path}.0.`);
      // Nested blocks have fields of their own.
      if (field.type === 'array' && name === 'items') return [];
      return [{ path, name, field }];
    });
  return walk(propertiesOf(type), '');
}

/** Other values of a field, under one of which it is visible. */
export function otherValues({ name, field }: FieldAt): readonly unknown[] {
  if (field.enum !== undefined) return [undefined, ...field.enum];
  if (name === 'hideOnBreakpoint' || name === 'gradientBreakpoints') return [['sm']];
  if (/Color$|^background/.test(name)) return ['ink', 'sale', 'inverse', 'sunken'];
  if (/^(?:src|url|poster)$/.test(name)) return ['/images/scenes/winter-pass'];
  if (name.startsWith('slide')) return ['12rem'];
  switch (field.type) {
    case 'boolean':
      return [true];
    case 'number':
    case 'integer':
      return [undefined, 5];
    default:
      return [undefined, 'Other'];
  }
}
