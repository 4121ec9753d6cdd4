import { TextField } from '@haberdash/ui';
import { useId, useRef, useState } from 'react';
import styles from './bars.module.css';

interface MomentFieldProps {
  readonly at: string | undefined;
  readonly changes: readonly string[];
}

const local = (iso: string): string => iso.slice(0, 16);
/** The same words on the server and in any browser. */
const spoken = (iso: string | undefined): string =>
  iso === undefined ? 'Now' : `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/** Any moment, and a slider with a mark at each of the next changes. */
export function MomentField({ at, changes }: MomentFieldProps) {
  const [moment, setMoment] = useState(at);
  const field = useRef<HTMLInputElement>(null);
  const marks = useId();
  const index = moment === undefined ? 0 : changes.findLastIndex((change) => change <= moment) + 1;
  const slide = (next: number) => {
    const chosen = next === 0 ? undefined : changes[next - 1];
    setMoment(chosen);
    if (field.current !== null) field.current.value = chosen === undefined ? '' : local(chosen);
  };
  const send = () => field.current?.form?.requestSubmit();
  return (
    <div className={styles['moment']}>
      <TextField
        ref={field}
        label="At (UTC)"
        name="at"
        type="datetime-local"
        defaultValue={at === undefined ? '' : local(at)}
      />
      {changes.length > 0 && (
        <label className={styles['slider']}>
          <span>
            {`${changes.length} ${changes.length === 1 ? 'change is' : 'changes are'} to come: `}
            <output>{spoken(moment)}</output>
          </span>
          <input
            type="range"
            min={0}
            max={changes.length}
            step={1}
            list={marks}
            value={index}
            aria-valuetext={spoken(moment)}
            onChange={({ target }) => slide(Number(target.value))}
            onPointerUp={send}
            onKeyUp={send}
          />
          <datalist id={marks}>
            {[undefined, ...changes].map((change, value) => (
              <option key={change ?? 'now'} value={value}>
                {spoken(change)}
              </option>
            ))}
          </datalist>
        </label>
      )}
    </div>
  );
}
