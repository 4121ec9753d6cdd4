import { Button, SelectField, TextField } from '@haberdash/ui';
import { previewLimits } from '@haberdash/validation';
import { Form, useNavigation, useSearchParams } from 'react-router';
import { DOC_TYPES, docTypeLabel } from '../../content/model/doc-types.ts';
import type { ViewQuery } from '../../content/model/query.ts';
import { HiddenParameters } from './HiddenParameters.tsx';
import styles from './bars.module.css';

const OPTIONS = DOC_TYPES.map((type) => ({ value: type, label: docTypeLabel(type) }));
const LIMITS = previewLimits.map((limit) => ({ value: String(limit), label: String(limit) }));
const OWN = ['docType', 'layoutVariant', 'limit'] as const;

/** Chooses what is listed: doc type, layout variant, limit, Go (spec 3 §2). Sending it clears the page number. */
export function ControlBar({ query }: { readonly query: ViewQuery }) {
  const [parameters] = useSearchParams();
  const isBusy = useNavigation().state !== 'idle';
  return (
    <Form method="get" action="/" className={styles['bar']} aria-label="Blocks" noValidate>
      <HiddenParameters parameters={parameters} without={[...OWN, 'page', 'document']} />
      <SelectField
        key={query.docType}
        label="Doc type"
        name="docType"
        options={OPTIONS}
        placeholder="Choose a doc type"
        defaultValue={query.docType ?? ''}
        error={query.docTypeError}
        required
      />
      <TextField
        label="Layout variant"
        name="layoutVariant"
        defaultValue={query.layoutVariant}
        maxLength={60}
        spellCheck={false}
      />
      <SelectField label="Limit" name="limit" options={LIMITS} defaultValue={String(query.limit)} />
      <Button type="submit" pending={isBusy} pendingLabel="Loading">
        Go
      </Button>
    </Form>
  );
}
