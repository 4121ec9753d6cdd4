import type { Customisation, Recipe } from '@haberdash/api-client/products';
import { Button, SwatchGroup, TextField } from '@haberdash/ui';
import { useEffect, useRef } from 'react';
import { Form, useNavigation, useSubmit } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { PART } from '../model/custom-product.ts';
import styles from './customisation.module.css';

interface DesignFormProps {
  readonly offer: Customisation;
  readonly recipe: Recipe | undefined;
  readonly values: Readonly<Record<string, string>>;
  readonly error: string | undefined;
}

/** Takes over a design that came by a link; the form is not made again, because the focus stays where it is. */
function useFieldsOf(recipeId: string | undefined) {
  const form = useRef<HTMLFormElement>(null);
  const shown = useRef(recipeId);
  useEffect(() => {
    if (shown.current !== recipeId) form.current?.reset();
    shown.current = recipeId;
  }, [recipeId]);
  return form;
}

/** The parts of a product with their cloths, and its initials: a change shows the design, without script a press. */
export function DesignForm({ offer, recipe, values, error }: DesignFormProps) {
  const t = useTranslator();
  const submit = useSubmit();
  const { formData } = useNavigation();
  const { parts, initials } = offer;
  const form = useFieldsOf(recipe?.recipeId);
  const show = () => {
    if (form.current === null) return;
    const fields = new FormData(form.current);
    fields.set('intent', 'design');
    void submit(fields, { method: 'post', preventScrollReset: true, replace: true });
  };
  const chosen = (part: string, position: number): string | undefined => {
    const options = parts.find(({ id }) => id === part)?.options ?? [];
    return (
      values[PART + part] ??
      recipe?.choices.find((choice) => choice.part === part)?.option ??
      options[position % Math.max(1, options.length)]?.id
    );
  };
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      preventScrollReset
      replace
      className={styles['fields']}
      onBlur={({ target }) => {
        if (
          target instanceof HTMLInputElement &&
          target.type === 'text' &&
          target.value !== target.defaultValue
        )
          show();
      }}
    >
      {parts.map(({ id, label, options }, position) => (
        <SwatchGroup
          key={id}
          legend={label}
          name={PART + id}
          soldOutText=""
          defaultValue={chosen(id, position * 2)}
          onValueChange={show}
          options={options.map((option) => ({
            value: option.id,
            label: option.label,
            colors: [option.hex],
          }))}
        />
      ))}
      {initials !== undefined && (
        <TextField
          id="initials"
          name="initials"
          label={initials.label}
          hint={t('customisation.initialsHint', { max: initials.maxLength })}
          optionalText={t('customisation.optional')}
          maxLength={initials.maxLength}
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={values['initials'] ?? recipe?.initials ?? ''}
          error={error}
        />
      )}
      <Button
        type="submit"
        name="intent"
        value="design"
        variant="secondary"
        size="lg"
        fullWidth
        pending={formData?.get('intent') === 'design'}
      >
        {t('customisation.show')}
      </Button>
    </Form>
  );
}
