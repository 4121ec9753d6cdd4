import { TextField } from '@haberdash/ui';
import { useId, useRef, useState } from 'react';
import styles from './bars.module.css';

interface MomentFieldProps {
  readonly at: string | undefined;
  readonly changes: readonly string[];
}

/** A moment as the value of a date and time field. */
export const fieldOfMoment = (iso: string): string => iso.slice(0, 16);

/** The same text on the server and in any browser. */
const spoken = (iso: string | undefined): string =>
  iso === undefined ? 'Now' : `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;

/** A date field, and a slider with the next changes. */
export function MomentField({ at, changes }: MomentFieldProps) {
  // The slider's value while dragged; then the address decides again.
  const [slid, setSlid] = useState<{ readonly from: string | undefined; readonly to: string | undefined }>();
  const moment = slid !== undefined && slid.from === at ? slid.to : at;
  const field = useRef<HTMLInputElement>(null);
  const marks = useId();
  const slider = useId();
  const index = moment === undefined ? 0 : changes.findLastIndex((change) => change <= moment) + 1;
  const slide = (next: number) => {
    const chosen = next === 0 ? undefined : changes[next - 1];
    setSlid({ from: at, to: chosen });
    if (field.current !== null) field.current.value = chosen === undefined ? '' : fieldOfMoment(chosen);
  };
  // Navigates only if the slider has moved: tabbing to it changes nothing.
  const send = () => {
    if (moment !== at) field.current?.form?.requestSubmit();
  };
  return (
    <div className={styles['moment']}>
      <TextField
        ref={field}
        label="At (UTC)"
        name="at"
        type="datetime-local"
        defaultValue={at === undefined ? '' : fieldOfMoment(at)}
      />
      {changes.length > 0 && (
        <div className={styles['slider']}>
          {/* Its own output would be labelled by a label around both. */}
          <label htmlFor={slider}>
            {`${changes.length} ${changes.length === 1 ? 'change' : 'changes'} to come. Shown: `}
            <output>{spoken(moment)}</output>
          </label>
          <input
            id={slider}
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
        </div>
      )}
    </div>
  );
}
