import { useEarlyInput } from '@haberdash/page-engine';
import { Button, SelectField, TextField } from '@haberdash/ui';
import { useRef, type SyntheticEvent } from 'react';
import { Form, useSearchParams, useSubmit } from 'react-router';
import { sites } from '../../../shared/sites/sites.ts';
import { personaLabel, PERSONAS } from '../../content/model/personas.ts';
import { FILTERS, SORTS, STATES, type ViewQuery } from '../../content/model/query.ts';
import { HiddenParameters } from './HiddenParameters.tsx';
import { MomentField } from './MomentField.tsx';
import styles from './bars.module.css';

const optionsOf = (words: readonly string[]) => words.map((value) => ({ value, label: personaLabel(value) }));
const SITES = sites.map(({ locale, region }) => ({ value: locale, label: `${locale} (${region})` }));
const WIDTHS = [
  { value: 'one', label: 'This window' },
  { value: 'all', label: '390, 768 and 1280 px' },
];
const COMPARE = [
  { value: '', label: 'Nothing' },
  { value: 'live', label: 'What is live' },
];
const OWN = [
  'locale',
  'persona',
  'forced',
  'state',
  'q',
  'filter',
  'sort',
  'widths',
  'compare',
  'at',
] as const;

interface ViewBarProps {
  readonly query: ViewQuery;
  /** The next moments at which content changes. */
  readonly changes: readonly string[];
}

/** Chooses how it is seen: by whom, when, how wide, beside what. Everything stands in the address. */
export function ViewBar({ query, changes }: ViewBarProps) {
  const [parameters] = useSearchParams();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  // What was chosen before the page answered to scripts counts, too.
  useEarlyInput(form, (element) => element.requestSubmit());
  const applyNow = ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    if (target instanceof HTMLSelectElement) void submit(currentTarget, { preventScrollReset: true });
  };
  return (
    <Form
      ref={form}
      method="get"
      action="/"
      autoComplete="off"
      className={styles['bar']}
      aria-label="View"
      onChange={applyNow}
      preventScrollReset
    >
      <HiddenParameters parameters={parameters} without={OWN} />
      <SelectField label="Site" name="locale" options={SITES} defaultValue={query.site.locale} />
      <SelectField
        label="Seen by"
        name="persona"
        options={optionsOf(PERSONAS)}
        defaultValue={query.persona}
      />
      <TextField
        label="Force a segment or variant"
        name="forced"
        defaultValue={query.forced}
        spellCheck={false}
      />
      <MomentField key={query.at} at={query.at} changes={changes} />
      <SelectField label="Widths" name="widths" options={WIDTHS} defaultValue={query.widths} />
      <SelectField
        label="Beside it"
        name="compare"
        options={COMPARE}
        defaultValue={query.compares ? 'live' : ''}
      />
      <SelectField label="State" name="state" options={optionsOf(STATES)} defaultValue={query.state} />
      <SelectField label="Show" name="filter" options={optionsOf(FILTERS)} defaultValue={query.filter} />
      <SelectField label="Sort by" name="sort" options={optionsOf(SORTS)} defaultValue={query.sort} />
      <TextField label="Search in results" name="q" type="search" defaultValue={query.search} />
      <Button type="submit" variant="secondary">
        Apply
      </Button>
    </Form>
  );
}
