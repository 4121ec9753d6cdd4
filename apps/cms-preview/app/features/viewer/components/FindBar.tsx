import { Button, SelectField, TextField } from '@haberdash/ui';
import { FILTERS, personaLabel, SORTS, type ViewQuery } from '../../content/index.ts';
import { AddressForm } from './AddressForm.tsx';

const optionsOf = (words: readonly string[]) => words.map((value) => ({ value, label: personaLabel(value) }));

export const FindBar = ({ query }: { readonly query: ViewQuery }) => (
  <AddressForm label="Find" values={{ q: query.search, filter: query.filter, sort: query.sort }}>
    <SelectField label="Show" name="filter" options={optionsOf(FILTERS)} defaultValue={query.filter} />
    <SelectField label="Sort by" name="sort" options={optionsOf(SORTS)} defaultValue={query.sort} />
    <TextField label="Search in results" name="q" type="search" defaultValue={query.search} />
    <Button type="submit" variant="secondary">
      Search
    </Button>
  </AddressForm>
);
