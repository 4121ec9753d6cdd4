import { Button, Checkbox, SelectField } from '@haberdash/ui';
import { Form } from 'react-router';
import type { ViewQuery } from '../../content/index.ts';
import { DEVICES, WHO } from '../model/profiles.ts';
import type { ExperimentsView } from '../server/read-experiments.server.ts';
import styles from './experiments.module.css';

type ProfileFormProps = Pick<ExperimentsView, 'profile' | 'seed' | 'segments'> & Pick<ViewQuery, 'site'>;

const optionsOf = (values: readonly string[]) =>
  values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

/** The profile of the simulated visitors. */
export function ProfileForm({ profile, seed, segments, site }: ProfileFormProps) {
  const { device, who } = profile;
  return (
    <Form
      key={JSON.stringify([profile, seed])}
      method="get"
      className={styles['form']}
      aria-label="Simulated visitors"
    >
      <input type="hidden" name="locale" value={site.locale} />
      <SelectField label="Visitor" name="who" options={optionsOf(WHO)} defaultValue={who} />
      <SelectField label="Device" name="device" options={optionsOf(DEVICES)} defaultValue={device} />
      {segments.length > 0 && (
        <fieldset className={styles['segments']}>
          <legend>Audience segments</legend>
          {segments.map((name) => (
            <Checkbox
              key={name}
              name="segment"
              value={name}
              label={name}
              defaultChecked={profile.segments.includes(name)}
            />
          ))}
        </fieldset>
      )}
      <Button type="submit">Simulate</Button>
      <Button type="submit" variant="secondary" name="seed" value={String(seed + 1)}>
        Other visitors
      </Button>
    </Form>
  );
}
