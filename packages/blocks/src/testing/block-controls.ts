import type { ArgTypes } from '@storybook/react-vite';
import schema from '../../content.schema.json';
import { SURFACES, TEXT_TONES, type BlockType } from '../model/index.ts';

/** The part of JSON Schema that block content uses. */
interface FieldSchema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
}

const fieldsOf = (type: BlockType): Readonly<Record<string, FieldSchema>> => {
  // The schema is generated from the model, which has exactly these types.
  const definitions: Readonly<Record<string, unknown>> = schema.$defs;
  return (definitions[type] as FieldSchema | undefined)?.properties ?? {};
};

const select = (options: readonly string[], category: string) => ({
  control: 'select' as const,
  options,
  table: { category },
});

function controlOf(name: string, field: FieldSchema): ArgTypes[string] {
  if (field.enum !== undefined) return select(field.enum, 'Looks');
  if (name === 'backgroundColor' || name === 'background') return select(SURFACES, 'Looks');
  if (/[cC]olor$/.test(name)) return select(TEXT_TONES, 'Looks');
  const { minimum: min, maximum: max } = field;
  switch (field.type) {
    case 'boolean':
      return { control: 'boolean', table: { category: 'Looks' } };
    case 'number':
    case 'integer':
      return {
        control: { type: 'number', ...(min !== undefined && { min }), ...(max !== undefined && { max }) },
        table: { category: 'Looks' },
      };
    case 'string':
      return { control: 'text', table: { category: 'Words' } };
    default:
      return { control: 'object', table: { category: 'Content' } };
  }
}

/** Fields without a visible effect. */
const UNSEEN: ReadonlySet<string> = new Set(['type', 'id', 'name', 'promotionTracking']);

/** Storybook controls for a block, from its JSON Schema. */
export function blockControls(type: BlockType): ArgTypes {
  const fields = fieldsOf(type);
  const layouts = fields['responsiveLayout']?.properties?.['sm']?.properties ?? {};
  return {
    ...Object.fromEntries(
      Object.entries(fields)
        .filter(([name]) => !UNSEEN.has(name))
        .map(([name, field]) => [name, controlOf(name, field)]),
    ),
    ...(layouts['layout']?.enum && {
      layout: { ...select(layouts['layout'].enum, 'Looks'), name: 'layout, at every width' },
    }),
    ...(layouts['alignment']?.enum && {
      layoutAlignment: { ...select(layouts['alignment'].enum, 'Looks'), name: 'alignment, at every width' },
    }),
  };
}
