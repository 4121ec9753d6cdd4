import { Button, Checkbox, Notice, TextField } from '@haberdash/ui';
import { useEffect, useId, useRef, type FormEvent } from 'react';
import type { NewsletterErrors, NewsletterPort } from '../context/block-ports.ts';
import { useBlocks } from '../context/BlockProvider.tsx';
import { CONTENT_FIGURES, type RichText } from '../model/index.ts';
import { RichTextInline } from '../parts/RichTextView.tsx';
import styles from './newsletter.module.css';
import { useNewsletter } from './use-newsletter.ts';

/** The initial values of a form. */
export interface TypedNewsletter {
  readonly email: string;
  readonly policy: boolean;
  readonly errors?: NewsletterErrors | undefined;
}

export interface NewsletterFormProps {
  readonly port: NewsletterPort;
  readonly typed?: TypedNewsletter | undefined;
  readonly campaignName: string;
  readonly policyText?: RichText | undefined;
  readonly submitLabel?: string | undefined;
  readonly showHint?: boolean | undefined;
  readonly success?: string | undefined;
}

const fieldsOf = (form: HTMLFormElement) => {
  const data = new FormData(form);
  const email = data.get('email');
  return { email: typeof email === 'string' ? email : '', policy: data.has('policy') };
};

/** Also clears the initial values, which a reset would restore. */
function clear(form: HTMLFormElement, email = ''): void {
  for (const field of form.querySelectorAll('input')) {
    if (field.type === 'checkbox') field.checked = false;
    else if (field.type === 'email') field.value = email;
  }
}

/**
 * Remounts the form on every page, so that its message goes with the page (spec 3 §4), and when the
 * customer's address becomes known, so that a typed one is not locked (spec 3 §6).
 */
export function NewsletterForm(props: NewsletterFormProps) {
  const { path } = useBlocks();
  return <Form key={`${path} ${props.port.email ?? ''}`} {...props} />;
}

/** An e-mail address and the consent; posts as a form without a script (spec 3 §3–§5). */
function Form({ port, campaignName, ...props }: NewsletterFormProps) {
  const { texts } = useBlocks();
  const own = texts.newsletter();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const { status, errors, submit, reset } = useNewsletter(port, campaignName, own, props.typed?.errors);
  const atFirst = useRef(errors);
  const isBusy = status.at === 'submitting';
  // Focus after render, so that the error is read with its field.
  useEffect(() => {
    if (errors !== atFirst.current)
      form.current?.querySelector<HTMLInputElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const element = event.currentTarget;
    const isDone = await submit(fieldsOf(element));
    if (isDone) clear(element, port.email);
  };
  return (
    <form
      ref={form}
      action={port.action}
      method="post"
      noValidate
      className={styles['form']}
      onSubmit={(event) => void onSubmit(event)}
      onReset={() => status.at !== 'submitting' && reset()}
    >
      <input type="hidden" name="campaignName" value={campaignName} />
      <input type="hidden" name="acquisitionType" value={CONTENT_FIGURES.acquisitionType} />
      <TextField
        className={styles['email']}
        id={`${id}email`}
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        label={own.email}
        hint={props.showHint ? own.emailHint : undefined}
        error={errors.email}
        defaultValue={port.email ?? props.typed?.email}
        readOnly={port.email !== undefined || isBusy}
        required
        maxLength={100}
      />
      <Checkbox
        id={`${id}policy`}
        name="policy"
        value="on"
        defaultChecked={props.typed?.policy}
        label={props.policyText ? <RichTextInline nodes={props.policyText} /> : own.policy}
        error={errors.policy}
        required
      />
      <Button type="submit" pending={isBusy} pendingLabel={own.submitting}>
        {props.submitLabel ?? own.submit}
      </Button>
      <div aria-live="polite">
        {status.at === 'success' && <Notice tone="success">{props.success ?? own.success}</Notice>}
        {status.at === 'error' && <Notice tone="error">{status.message}</Notice>}
      </div>
    </form>
  );
}
