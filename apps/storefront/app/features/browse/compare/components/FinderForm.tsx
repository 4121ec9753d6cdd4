import { Button, RadioGroup, TextField } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import { needsBody, bodyOf, MEASURED } from '../model/finder-inputs.ts';
import { UNITS } from '../model/lengths.ts';
import { FITS } from '../model/size-finder.ts';
import { CompareErrors } from './CompareErrors.tsx';
import type { SizeFinderPageProps } from './finder-props.ts';
import styles from './compare-forms.module.css';

export function FinderForm({ page: { run, unit }, result }: SizeFinderPageProps) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = textsByField(result?.formErrors ?? []);
  const values = result?.values ?? {};
  const chosenUnit = values['unit'] ?? unit;
  return (
    <Form method="post" noValidate className={styles['form']}>
      <CompareErrors
        errors={errors}
        fields={MEASURED[run].map((name) => ({ name, label: t(`compare.field-${name}`) }))}
      />
      {needsBody(run) && (
        <RadioGroup
          legend={t('compare.body')}
          name="body"
          defaultValue={bodyOf(values['body'])}
          options={(['women', 'men'] as const).map((value) => ({
            value,
            label: t(`compare.body-${value}`),
          }))}
        />
      )}
      <RadioGroup
        legend={t('compare.units')}
        name="unit"
        defaultValue={chosenUnit}
        options={UNITS.map((value) => ({ value, label: t(`compare.unit-${value}`) }))}
      />
      {MEASURED[run].map((name) => (
        <TextField
          key={name}
          id={name}
          name={name}
          label={t(`compare.field-${name}`)}
          hint={t(`compare.hint-${name}`)}
          autoComplete="off"
          maxLength={12}
          aria-required
          defaultValue={values[name]}
          error={errors[name]}
        />
      ))}
      <RadioGroup
        legend={t('compare.fit')}
        name="fit"
        defaultValue={values['fit'] ?? 'regular'}
        options={FITS.map((value) => ({ value, label: t(`compare.fit-${value}`) }))}
      />
      <Button type="submit" size="lg" pending={isSending}>
        {t('compare.find')}
      </Button>
    </Form>
  );
}
