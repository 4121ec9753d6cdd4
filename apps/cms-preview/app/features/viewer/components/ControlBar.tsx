import { Button, SelectField, TextField } from '@haberdash/ui';
import { previewLimits } from '@haberdash/validation';
import { useRef } from 'react';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { DOC_TYPES, docTypeLabel, type ViewQuery } from '../../content/index.ts';
import { HiddenParameters } from './HiddenParameters.tsx';
import { useFieldsOfAddress } from './use-fields-of-address.ts';
import styles from './bars.module.css';

const OPTIONS = DOC_TYPES.map((type) => ({ value: type, label: docTypeLabel(type) }));
const LIMITS = previewLimits.map((limit) => ({ value: String(limit), label: String(limit) }));
const OWN = ['docType', 'layoutVariant', 'limit'] as const;

interface ControlBarProps {
  readonly query: ViewQuery;
  /** Blocks are paginated, checks are not. */
  readonly shows?: 'blocks' | 'checks';
}

/** Doc type, layout variant, limit, Go (spec 3 §2). Submitting resets the page number. */
export function ControlBar({ query, shows = 'blocks' }: ControlBarProps) {
  const [parameters] = useSearchParams();
  const isBusy = useNavigation().state !== 'idle';
  const hasLimit = shows === 'blocks';
  const form = useRef<HTMLFormElement>(null);
  const { docType = '', layoutVariant, limit } = query;
  useFieldsOfAddress(form, { docType, layoutVariant, limit: String(limit) });
  return (
    <Form
      ref={form}
      method="get"
      action={hasLimit ? '/' : '/checks'}
      className={styles['bar']}
      aria-label="Blocks"
      noValidate
    >
      <HiddenParameters
        parameters={parameters}
        without={[...OWN.filter((name) => hasLimit || name !== 'limit'), 'page', 'document']}
      />
      <SelectField
        label="Doc type"
        name="docType"
        options={OPTIONS}
        placeholder="Choose a doc type"
        defaultValue={docType}
        error={query.docTypeError}
        required
      />
      <TextField
        label="Layout variant"
        name="layoutVariant"
        defaultValue={layoutVariant}
        maxLength={60}
        spellCheck={false}
      />
      {hasLimit && <SelectField label="Limit" name="limit" options={LIMITS} defaultValue={String(limit)} />}
      <Button type="submit" pending={isBusy} pendingLabel="Loading">
        Go
      </Button>
    </Form>
  );
}
