import { Button, Checkbox, Notice, TextField } from '@haberdash/ui';
import { useId, useState, type FormEvent } from 'react';
import type { EventPort, Outcome } from '../context/block-ports.ts';
import { useBlocks } from '../context/BlockProvider.tsx';
import { eventDays, type EventSignupBlock } from '../model/index.ts';
import styles from './event.module.css';

export interface EventJoinProps {
  readonly block: EventSignupBlock;
  readonly port: EventPort;
  readonly onJoined: () => void;
}

interface Errors {
  readonly days?: string | undefined;
  readonly terms?: string | undefined;
}

/** The days of an event that spans several; the shopper says which of them (spec 3 §5). */
function Days({
  days,
  port,
  legend,
  error,
}: {
  readonly days: readonly string[];
  readonly port: EventPort;
  readonly legend: string;
  readonly error: string | undefined;
}) {
  const id = useId();
  return (
    <fieldset className={styles['days']} aria-describedby={error ? `${id}error` : undefined}>
      <legend>{legend}</legend>
      {days.map((day) => (
        <Checkbox key={day} name="attendingDays" value={day} label={port.formatDay(day)} defaultChecked />
      ))}
      {error && (
        <p id={`${id}error`} role="alert" className={styles['error']}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** Joining an event: its days, a guest where it allows one, its terms (spec 3 §3, §5). */
export function EventJoin({ block, port, onJoined }: EventJoinProps) {
  const texts = useBlocks().texts.event();
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string>();
  const days = eventDays(block, port.timeZone);
  const spansDays = days.length > 1;
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const form = event.currentTarget;
    const data = new FormData(form);
    const plusOne = data.get('plusOne');
    const chosen = data.getAll('attendingDays').map(String);
    const found: Errors = {
      days: spansDays && chosen.length === 0 ? texts.requiredDay : undefined,
      terms: data.get('eventTermsAccepted') === null ? texts.requiredTerms : undefined,
    };
    setErrors(found);
    if (found.days !== undefined || found.terms !== undefined) {
      // The refusal is on the page before the focus goes there, so that it is read out with its field.
      await Promise.resolve();
      const name = found.days === undefined ? 'eventTermsAccepted' : 'attendingDays';
      form.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
      return;
    }
    setIsBusy(true);
    const outcome = await port
      .join({
        eventId: block.eventId,
        attendingDays: chosen.join(','),
        eventTermsAccepted: true,
        plusOne: typeof plusOne === 'string' ? plusOne.trim() : '',
      })
      .catch((): Outcome => ({ ok: false, message: texts.failed }));
    setIsBusy(false);
    if (outcome.ok) onJoined();
    else setFailure(outcome.message);
  };
  return (
    <form
      method="post"
      action={port.pageUrl(block.eventId)}
      noValidate
      className={styles['form']}
      onSubmit={(event) => void onSubmit(event)}
    >
      {failure !== undefined && (
        <Notice
          tone="error"
          announce="assertive"
          onDismiss={() => setFailure(undefined)}
          dismissLabel={texts.dismiss}
        >
          {failure}
        </Notice>
      )}
      {spansDays && <Days days={days} port={port} legend={texts.days} error={errors.days} />}
      {block.enablePlusOne && (
        <TextField name="plusOne" label={texts.plusOne} maxLength={60} autoComplete="off" />
      )}
      <Checkbox name="eventTermsAccepted" value="on" label={texts.terms} error={errors.terms} required />
      <Button type="submit" pending={isBusy} pendingLabel={texts.submitting}>
        {block.submitCtaLabel ?? texts.submit}
      </Button>
    </form>
  );
}
