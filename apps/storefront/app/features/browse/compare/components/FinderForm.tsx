import { Button, RadioGroup, TextField } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import { asksForBody, bodyOf, MEASURED } from '../model/finder-inputs.ts';
import { UNITS } from '../model/lengths.ts';
import { FITS } from '../model/size-finder.ts';
import { ChoosingErrors } from './ChoosingErrors.tsx';
import type { SizeFinderPageProps } from './finder-props.ts';
import styles from './choosing.module.css';

/** Height, weight or foot, and how it should sit. */
export function FinderForm({ page: { run, unit }, answer }: SizeFinderPageProps) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = textsByField(answer?.formErrors ?? []);
  const values = answer?.values ?? {};
  const chosenUnit = values['unit'] ?? unit;
  return (
    <Form method="post" noValidate className={styles['form']}>
      <ChoosingErrors
        errors={errors}
        fields={MEASURED[run].map((name) => ({ name, label: t(`choosing.field-${name}`) }))}
      />
      {asksForBody(run) && (
        <RadioGroup
          legend={t('choosing.body')}
          name="body"
          defaultValue={bodyOf(values['body'])}
          options={(['women', 'men'] as const).map((value) => ({
            value,
            label: t(`choosing.body-${value}`),
          }))}
        />
      )}
      <RadioGroup
        legend={t('choosing.units')}
        name="unit"
        defaultValue={chosenUnit}
        options={UNITS.map((value) => ({ value, label: t(`choosing.unit-${value}`) }))}
      />
      {MEASURED[run].map((name) => (
        <TextField
          key={name}
          id={name}
          name={name}
          label={t(`choosing.field-${name}`)}
          hint={t(`choosing.hint-${name}`)}
          autoComplete="off"
          maxLength={12}
          aria-required
          defaultValue={values[name]}
          error={errors[name]}
        />
      ))}
      <RadioGroup
        legend={t('choosing.fit')}
        name="fit"
        defaultValue={values['fit'] ?? 'regular'}
        options={FITS.map((value) => ({ value, label: t(`choosing.fit-${value}`) }))}
      />
      <Button type="submit" size="lg" pending={isSending}>
        {t('choosing.find')}
      </Button>
    </Form>
  );
}
