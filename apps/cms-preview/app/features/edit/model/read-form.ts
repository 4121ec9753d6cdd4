import { valueAt, type ServedKind } from '@haberdash/content-files';
import { formOf, type FormField } from './form-fields.ts';
import { setValue } from './set-value.ts';

/** The name of the control of a field. */
export const controlOf = (pointer: string): string => `field:${pointer}`;

type Texts = Pick<FormData, 'getAll' | 'has'>;

const textsOf = (form: Texts, pointer: string): readonly string[] =>
  form.getAll(controlOf(pointer)).filter((value) => typeof value === 'string');

/** ISO of a `datetime-local` field, which is in UTC here. */
export const isoOf = (text: string): string => {
  const ms = Date.parse(`${text}Z`);
  return Number.isNaN(ms) ? text : new Date(ms).toISOString();
};

/** What an emptied field becomes: nothing if it, or the group around it, may be missing. */
function textValue(field: Extract<FormField, { kind: 'text' }>, text: string, hasGroup: boolean): unknown {
  if (text === '' && !(field.isRequired && hasGroup)) return undefined;
  if (field.input === 'date') return isoOf(text);
  if (field.input !== 'number') return text;
  return text.trim() === '' || Number.isNaN(Number(text)) ? text : Number(text);
}

function applyField(document: unknown, field: FormField, form: Texts, hasGroup = true): unknown {
  const { pointer } = field;
  if (field.kind === 'group')
    return field.fields.reduce((next, each) => applyField(next, each, form, field.isUsed), document);
  if (field.kind === 'list')
    return field.entries.reduce(
      (next, entry) => entry.fields.reduce((inner, each) => applyField(inner, each, form), next),
      document,
    );
  if (field.kind === 'blocks' || !form.has(controlOf(pointer))) return document;
  const [first = '', ...rest] = textsOf(form, pointer);
  switch (field.kind) {
    case 'text':
      // Browsers send line breaks as two characters.
      return setValue(document, pointer, textValue(field, first.replaceAll('\r\n', '\n'), hasGroup));
    case 'choice':
      return setValue(document, pointer, first === '' ? undefined : field.isNumber ? Number(first) : first);
    case 'flag': {
      // A box that is not checked sends nothing, so an empty control of the same name comes first.
      const isChecked = rest.includes('on');
      const isSet = valueAt(document, pointer) !== undefined;
      return setValue(document, pointer, isChecked || isSet ? isChecked : undefined);
    }
    case 'choices':
      return setValue(document, pointer, rest.length === 0 ? undefined : rest);
    case 'words': {
      const words = first.split(/\r?\n/).filter((word) => word.trim() !== '');
      return setValue(document, pointer, words.length === 0 ? undefined : words);
    }
  }
}

/** The document with what the form's controls say; fields without a control stay. */
export const readForm = (kind: ServedKind, document: unknown, pointer: string, form: Texts): unknown =>
  formOf(kind, document, pointer).reduce((next, field) => applyField(next, field, form), document);
