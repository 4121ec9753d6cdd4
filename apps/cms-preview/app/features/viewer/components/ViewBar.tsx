import { Button, SelectField, TextField } from '@haberdash/ui';
import { sites } from '../../../shared/sites/sites.ts';
import { CONSENTS, personaLabel, PERSONAS, stateLabel, STATES, type ViewQuery } from '../../content/index.ts';
import { AddressForm } from './AddressForm.tsx';
import { fieldOfMoment, MomentField } from './MomentField.tsx';

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
const STATE_OPTIONS = STATES.map((value) => ({ value, label: stateLabel(value) }));

const valuesOf = ({ site, persona, consent, forced, state, widths, compares, at }: ViewQuery) => ({
  locale: site.locale,
  persona,
  consent,
  forced,
  state,
  widths,
  compare: compares ? 'live' : '',
  at: at === undefined ? '' : fieldOfMoment(at),
});

interface ViewBarProps {
  readonly query: ViewQuery;
  readonly changes: readonly string[];
  /** Segments and variants in the content. */
  readonly forceable: readonly string[];
}

/** Options of the view, all in the address: persona, moment, width, comparison. */
export const ViewBar = ({ query, changes, forceable }: ViewBarProps) => (
  <AddressForm label="View" values={valuesOf(query)}>
    <SelectField label="Site" name="locale" options={SITES} defaultValue={query.site.locale} />
    <SelectField label="Seen by" name="persona" options={optionsOf(PERSONAS)} defaultValue={query.persona} />
    <SelectField
      label="Has allowed"
      name="consent"
      options={optionsOf(CONSENTS)}
      defaultValue={query.consent}
    />
    <TextField
      label="Force a segment or variant"
      name="forced"
      list="forceable"
      defaultValue={query.forced}
      spellCheck={false}
    />
    <datalist id="forceable">
      {forceable.map((name) => (
        <option key={name} value={name}>
          {name}
        </option>
      ))}
    </datalist>
    <MomentField at={query.at} changes={changes} />
    <SelectField label="Widths" name="widths" options={WIDTHS} defaultValue={query.widths} />
    <SelectField
      label="Beside it"
      name="compare"
      options={COMPARE}
      defaultValue={query.compares ? 'live' : ''}
    />
    <SelectField label="State" name="state" options={STATE_OPTIONS} defaultValue={query.state} />
    <Button type="submit" variant="secondary">
      Apply
    </Button>
  </AddressForm>
);
