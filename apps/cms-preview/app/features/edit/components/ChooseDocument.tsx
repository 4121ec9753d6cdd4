import { Button, SelectField, TextField } from '@haberdash/ui';
import { Form } from 'react-router';
import { KNOWN_DOCUMENTS, type ViewQuery } from '../../content/index.ts';
import { sites } from '../../../shared/sites/sites.ts';
import styles from './edit.module.css';

/** Which document to write, in which locale. */
export function ChooseDocument({ query }: { readonly query: ViewQuery }) {
  return (
    <Form action="/edit" className={styles['choose']}>
      <SelectField
        label="Site and language"
        name="locale"
        defaultValue={query.site.locale}
        options={sites.map(({ locale, siteId }) => ({ value: locale, label: `${siteId} · ${locale}` }))}
      />
      <TextField
        label="Document"
        name="document"
        list="documents"
        defaultValue={query.documentField || 'page/home'}
        error={query.documentError}
        hint="Its kind and its name; a page that does not exist yet is begun."
        required
      />
      <datalist id="documents">
        {KNOWN_DOCUMENTS.map((name) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </datalist>
      <Button type="submit">Write</Button>
    </Form>
  );
}
