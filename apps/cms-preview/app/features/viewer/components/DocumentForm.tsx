import { Button, TextField } from '@haberdash/ui';
import { useRef } from 'react';
import { Form, useSearchParams } from 'react-router';
import { documentText, EXAMPLES, KNOWN_DOCUMENTS, type ViewQuery } from '../../content/index.ts';
import { HiddenParameters } from './HiddenParameters.tsx';
import { useFieldsOfAddress } from './use-fields-of-address.ts';
import styles from './bars.module.css';

/** Opens a whole document: a page, the promo bar, the menu, the pop-ups. */
export function DocumentForm({ query }: { readonly query: ViewQuery }) {
  const [parameters] = useSearchParams();
  const form = useRef<HTMLFormElement>(null);
  const document = query.document === undefined ? query.documentField : documentText(query.document);
  useFieldsOfAddress(form, { document });
  return (
    <Form ref={form} method="get" action="/" className={styles['bar']} aria-label="Whole document">
      <HiddenParameters
        parameters={parameters}
        without={['document', 'docType', 'layoutVariant', 'limit', 'page', 'compare']}
      />
      <TextField
        label="Whole document"
        name="document"
        list="documents"
        defaultValue={document}
        hint={`${EXAMPLES.slice(0, 3).join(', ')} …`}
        error={query.documentError}
        spellCheck={false}
        required
      />
      <datalist id="documents">
        {KNOWN_DOCUMENTS.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <Button type="submit" variant="secondary">
        Show it whole
      </Button>
    </Form>
  );
}
