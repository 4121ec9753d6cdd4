import type { ArgTypes } from '@storybook/react-vite';
import schema from '../../content.schema.json';
import { SURFACES, TEXT_TONES, type BlockType } from '../model/index.ts';

/** The part of JSON Schema that the content of a block uses. */
interface FieldSchema {
  readonly type?: string;
  readonly enum?: readonly string[];
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly properties?: Readonly<Record<string, FieldSchema>>;
}

const fieldsOf = (type: BlockType): Readonly<Record<string, FieldSchema>> => {
  // The schema is made from the model, which has exactly these types.
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

/** Fields that change nothing that one sees. */
const UNSEEN: ReadonlySet<string> = new Set(['type', 'id', 'name', 'promotionTracking']);

/** A control for every field that an editor may write, from the JSON Schema of the block. */
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
