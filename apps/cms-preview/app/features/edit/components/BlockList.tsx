import { Button, SelectField } from '@haberdash/ui';
import type { BlockEntry } from '../model/form-fields.ts';
import { EntryButtons } from './EntryButtons.tsx';
import styles from './edit.module.css';

interface BlockListProps {
  readonly label: string;
  /** The pointer of the list. */
  readonly list: string;
  readonly blocks: readonly BlockEntry[];
  readonly types: readonly string[];
  /** What the form is about. */
  readonly at?: string;
}

/** The blocks of a page, or inside of a block: open, move, remove and add. */
export function BlockList({ label, list, blocks, types, at }: BlockListProps) {
  return (
    <fieldset className={styles['blocks']}>
      <legend>{label}</legend>
      {blocks.length === 0 && <p className={styles['none']}>No block yet: add the first one below.</p>}
      <ol>
        {blocks.map(({ pointer, type, name }, index) => (
          <li key={pointer} data-open={at?.startsWith(pointer) || undefined}>
            <button
              type="submit"
              name="intent"
              value={`open:${pointer}`}
              className={styles['open']}
              aria-current={at === pointer || undefined}
            >
              <span>{name}</span> <small>{type}</small>
            </button>
            <EntryButtons
              name={name}
              pointer={pointer}
              isFirst={index === 0}
              isLast={index === blocks.length - 1}
            />
          </li>
        ))}
      </ol>
      {types.length > 0 && (
        <div className={styles['add']}>
          <SelectField
            label="Type of block"
            name={`type:${list}`}
            options={types.map((type) => ({ value: type, label: type }))}
          />
          <Button type="submit" name="intent" value={`add-block:${list}`} variant="secondary" size="sm">
            Add block
          </Button>
        </div>
      )}
    </fieldset>
  );
}
