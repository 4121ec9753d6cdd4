import { Button, Checkbox, SelectField, TextareaField, TextField } from '@haberdash/ui';
import type { ContentProblem } from '@haberdash/content-files';
import type { FormField } from '../model/form-fields.ts';
import { BlockList } from './BlockList.tsx';
import { EntryButtons } from './EntryButtons.tsx';
import styles from './edit.module.css';

/** The name of the control of a field, as the server reads it. */
const controlOf = (pointer: string): string => `field:${pointer}`;
/** The id of a control, by which the summary of mistakes links to it. */
const idOf = (pointer: string): string => `field${pointer.replaceAll('/', '-')}`;

interface FieldsProps {
  readonly fields: readonly FormField[];
  readonly problems: readonly ContentProblem[];
  readonly blockTypes: readonly string[];
  /** Opens “More fields” where hardly a field has a value, as in a new block. */
  readonly opensMore?: boolean;
}

const FEW = 4;

interface OneProps<Kind extends FormField['kind']> {
  readonly field: Extract<FormField, { kind: Kind }>;
  readonly error: string | undefined;
}

/** ISO as a `datetime-local` field writes it, in UTC. */
const localOf = (iso: string): string => iso.slice(0, 16);

function TextControl({ field, error }: OneProps<'text'>) {
  const { pointer, label, hint, value, maxLength, isRequired, input } = field;
  const shared = {
    label,
    error,
    id: idOf(pointer),
    name: controlOf(pointer),
    ...(hint === undefined ? {} : { hint }),
    ...(isRequired ? { 'aria-required': true } : {}),
  };
  if (input === 'lines')
    return <TextareaField {...shared} defaultValue={value} rows={3} maxLength={maxLength} />;
  if (input === 'date')
    return <TextField {...shared} type="datetime-local" hint="In UTC." defaultValue={localOf(value)} />;
  if (input === 'number') return <TextField {...shared} type="number" step="any" defaultValue={value} />;
  return <TextField {...shared} defaultValue={value} maxLength={maxLength} />;
}

function ChoiceControl({ field, error }: OneProps<'choice'>) {
  const { pointer, label, options, value, isRequired } = field;
  return (
    <SelectField
      label={label}
      error={error}
      id={idOf(pointer)}
      name={controlOf(pointer)}
      defaultValue={value}
      options={options.map((option) => ({ value: option, label: option }))}
      {...(isRequired && value !== '' ? {} : { placeholder: 'As usual' })}
    />
  );
}

/** An unchecked box sends nothing, so an empty control comes first. */
const Sent = ({ pointer }: { readonly pointer: string }) => (
  <input type="hidden" name={controlOf(pointer)} value="" />
);

function FlagControl({ field, error }: OneProps<'flag'>) {
  return (
    <div>
      <Sent pointer={field.pointer} />
      <Checkbox
        label={field.label}
        error={error}
        id={idOf(field.pointer)}
        name={controlOf(field.pointer)}
        defaultChecked={field.value}
      />
    </div>
  );
}

function ChoicesControl({ field }: OneProps<'choices'>) {
  return (
    <fieldset className={styles['choices']}>
      <legend>{field.label}</legend>
      <Sent pointer={field.pointer} />
      {field.options.map((option) => (
        <Checkbox
          key={option}
          label={option}
          name={controlOf(field.pointer)}
          value={option}
          defaultChecked={field.values.includes(option)}
        />
      ))}
    </fieldset>
  );
}

function ListControl({ field, problems, blockTypes }: OneProps<'list'> & Omit<FieldsProps, 'fields'>) {
  const { label, pointer, entries } = field;
  return (
    <fieldset className={styles['list']}>
      <legend>{label}</legend>
      {entries.length === 0 && <p className={styles['none']}>None yet.</p>}
      {entries.map((entry, index) => (
        <fieldset key={entry.pointer} className={styles['entry']}>
          <legend>
            {label} {index + 1}
          </legend>
          <EntryButtons
            name={`${label} ${index + 1}`}
            pointer={entry.pointer}
            isFirst={index === 0}
            isLast={index === entries.length - 1}
          />
          <FormFields fields={entry.fields} problems={problems} blockTypes={blockTypes} />
        </fieldset>
      ))}
      <Button type="submit" name="intent" value={`add:${pointer}`} variant="secondary" size="sm">
        Add to {label.toLowerCase()}
      </Button>
    </fieldset>
  );
}

function Control({ field, ...rest }: { readonly field: FormField } & Omit<FieldsProps, 'fields'>) {
  const own = rest.problems.find(({ pointer }) => pointer === field.pointer);
  const error = own === undefined ? undefined : `${own.reason}. ${own.suggestion}`;
  switch (field.kind) {
    case 'text':
      return <TextControl field={field} error={error} />;
    case 'choice':
      return <ChoiceControl field={field} error={error} />;
    case 'flag':
      return <FlagControl field={field} error={error} />;
    case 'choices':
      return <ChoicesControl field={field} error={error} />;
    case 'words':
      return (
        <TextareaField
          label={field.label}
          hint="One in each line."
          error={error}
          id={idOf(field.pointer)}
          name={controlOf(field.pointer)}
          defaultValue={field.value}
          rows={3}
        />
      );
    case 'group':
      return (
        <fieldset className={styles['group']}>
          <legend>{field.label}</legend>
          <FormFields {...rest} fields={field.fields} />
        </fieldset>
      );
    case 'list':
      return <ListControl {...rest} field={field} error={error} />;
    case 'blocks':
      return (
        <BlockList label={field.label} list={field.pointer} blocks={field.entries} types={rest.blockTypes} />
      );
  }
}

/** The controls of a form: those with a value first, the others behind “More fields”. */
export function FormFields({ fields, opensMore = false, ...rest }: FieldsProps) {
  const used = fields.filter(({ isUsed }) => isUsed);
  const more = fields.filter(({ isUsed }) => !isUsed);
  const [shown, hidden] = used.length === 0 ? [more, []] : [used, more];
  return (
    <div className={styles['fields']}>
      {shown.map((field) => (
        <Control key={field.pointer} field={field} {...rest} />
      ))}
      {hidden.length > 0 && (
        <details className={styles['more']} open={opensMore && used.length < FEW}>
          <summary>More fields ({hidden.length})</summary>
          <div className={styles['fields']}>
            {hidden.map((field) => (
              <Control key={field.pointer} field={field} {...rest} />
            ))}
          </div>
        </details>
      )}
    </div>
  );
}
