import { Button, Checkbox, Notice, TextField } from '@haberdash/ui';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { AskedField, EventPayload, EventPort, JoinError } from '../context/block-ports.ts';
import { useBlocks } from '../context/BlockProvider.tsx';
import { eventDays, type EventSignupBlock } from '../model/index.ts';
import styles from './event.module.css';

export interface EventJoinProps {
  readonly block: EventSignupBlock;
  readonly port: EventPort;
  readonly onJoined: () => void;
  /** The error of a form post, without JavaScript. */
  readonly rejected?: JoinError | undefined;
}

type Errors = Readonly<Partial<Record<(typeof FIELDS)[number], string>>>;

/** The days of an event that spans several, to choose from (spec 3 §5). */
function Days({
  days,
  chosen,
  port,
  legend,
  error,
}: {
  readonly days: readonly string[];
  readonly chosen: readonly string[];
  readonly port: EventPort;
  readonly legend: string;
  readonly error: string | undefined;
}) {
  const id = useId();
  return (
    <fieldset className={styles['days']} aria-describedby={error ? `${id}error` : undefined}>
      <legend>{legend}</legend>
      {days.map((day) => (
        <Checkbox
          key={day}
          name="attendingDays"
          value={day}
          label={port.formatDay(day)}
          defaultChecked={chosen.includes(day)}
        />
      ))}
      {error && (
        <p id={`${id}error`} role="alert" className={styles['error']}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

const AUTO_COMPLETE = { firstName: 'given-name', lastName: 'family-name' } as const;

/** In the order of the form; the first rejected field gets the focus. */
const FIELDS = ['firstName', 'lastName', 'attendingDays', 'plusOne', 'eventTermsAccepted'] as const;

const textOf = (data: FormData, name: string): string => {
  const value = data.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

const payloadOf = (
  eventId: string,
  data: FormData,
  requestedFields: readonly AskedField[],
): EventPayload => ({
  eventId,
  attendingDays: data.getAll('attendingDays').map(String).join(','),
  eventTermsAccepted: true,
  plusOne: textOf(data, 'plusOne'),
  ...(requestedFields.length === 0
    ? {}
    : { asked: Object.fromEntries(requestedFields.map(({ name }) => [name, textOf(data, name)])) }),
});

const errorsOf = ({ errors, asks: requestedFields }: Pick<JoinError, 'errors' | 'asks'>): Errors => ({
  ...errors,
  ...Object.fromEntries((requestedFields ?? []).map(({ name, error = '' }) => [name, error])),
});

const NO_ERRORS: Errors = {};

/** Errors of the form and the extra fields that a response requested. */
function useJoin({ block, port, onJoined, rejected }: EventJoinProps, spansDays: boolean) {
  const texts = useBlocks().texts.event();
  const [isBusy, setIsBusy] = useState(false);
  const [errors, setErrors] = useState(() => (rejected === undefined ? NO_ERRORS : errorsOf(rejected)));
  const [requestedFields, setRequestedFields] = useState(rejected?.asks ?? []);
  const [failure, setFailure] = useState<string>();
  const join = async (data: FormData) => {
    if (isBusy) return;
    const lacksDay = spansDays && data.getAll('attendingDays').length === 0;
    const lacksTerms = data.get('eventTermsAccepted') === null;
    setErrors({
      ...(lacksDay ? { attendingDays: texts.requiredDay } : {}),
      ...(lacksTerms ? { eventTermsAccepted: texts.requiredTerms } : {}),
    });
    if (lacksDay || lacksTerms) return;
    setFailure(undefined);
    setIsBusy(true);
    const outcome = await port
      .join(payloadOf(block.eventId, data, requestedFields))
      .catch((): JoinError => ({ ok: false, message: texts.failed }));
    setIsBusy(false);
    if (outcome.ok) {
      onJoined();
      return;
    }
    const found = errorsOf(outcome);
    setErrors(found);
    // A requested field stays, also while others are rejected.
    if (outcome.asks !== undefined) setRequestedFields(outcome.asks);
    if (Object.keys(found).length === 0) setFailure(outcome.message);
  };
  return { isBusy, errors, asks: requestedFields, failure, join, dismiss: () => setFailure(undefined) };
}

/** The form to join an event: days, guest, terms and extra fields (spec 3 §3, §5). */
export function EventJoin(props: EventJoinProps) {
  const { block, port, rejected } = props;
  const texts = useBlocks().texts.event();
  const days = eventDays(block, port.timeZone);
  const spansDays = days.length > 1;
  const { isBusy, errors, asks: requestedFields, failure, join, dismiss } = useJoin(props, spansDays);
  const form = useRef<HTMLFormElement>(null);
  const atFirst = useRef(errors);
  // Focus after render, so that the error is read with its field.
  useEffect(() => {
    if (errors === atFirst.current) return;
    const name = FIELDS.find((each) => errors[each] !== undefined);
    if (name !== undefined) form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  }, [errors]);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void join(new FormData(event.currentTarget));
  };
  const sent = rejected?.sent;
  return (
    <form
      ref={form}
      method="post"
      action={port.pageUrl(block.eventId)}
      noValidate
      className={styles['form']}
      onSubmit={onSubmit}
    >
      {failure !== undefined && (
        <Notice tone="error" announce="assertive" onDismiss={dismiss} dismissLabel={texts.dismiss}>
          {failure}
        </Notice>
      )}
      {requestedFields.map(({ name, label, value }) => (
        <TextField
          key={name}
          name={name}
          label={label}
          error={errors[name]}
          defaultValue={value}
          autoComplete={AUTO_COMPLETE[name]}
          maxLength={60}
          required
        />
      ))}
      {spansDays && (
        <Days
          days={days}
          chosen={sent?.attendingDays ?? days}
          port={port}
          legend={texts.days}
          error={errors.attendingDays}
        />
      )}
      {block.enablePlusOne && (
        <TextField
          name="plusOne"
          label={texts.plusOne}
          error={errors.plusOne}
          defaultValue={sent?.plusOne}
          maxLength={60}
          autoComplete="off"
        />
      )}
      <Checkbox
        name="eventTermsAccepted"
        value="on"
        label={texts.terms}
        error={errors.eventTermsAccepted}
        defaultChecked={sent?.eventTermsAccepted}
        required
      />
      <Button type="submit" pending={isBusy} pendingLabel={texts.submitting}>
        {block.submitCtaLabel ?? texts.submit}
      </Button>
    </form>
  );
}
