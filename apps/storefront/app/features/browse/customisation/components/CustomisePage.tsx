import { Button, Notice, Price, Text } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { readCustomise } from '../server/customise.server.ts';
import type { CustomisationResult } from '../server/custom-product.server.ts';
import { DesignForm } from './DesignForm.tsx';
import { CustomisationErrors } from './CustomisationErrors.tsx';
import { CustomisationFrame } from './CustomisationFrame.tsx';
import { ReadyDesigns } from './ReadyDesigns.tsx';
import styles from './customisation.module.css';

export interface CustomisePageProps {
  readonly page: Awaited<ReturnType<typeof readCustomise>>;
  readonly result: CustomisationResult | undefined;
}

function Chosen({ page: { product, recipe } }: Pick<CustomisePageProps, 'page'>) {
  const t = useTranslator();
  const { formData } = useNavigation();
  if (recipe === undefined) return <Text tone="muted">{t('customisation.notYet')}</Text>;
  const choices = [
    ...recipe.choices,
    ...(recipe.initials === undefined
      ? []
      : [{ part: 'initials', label: t('customisation.field-initials'), value: recipe.initials }]),
  ];
  return (
    <>
      <dl className={styles['choices']}>
        {choices.map(({ part, label, value }) => (
          <div key={part}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Price size="lg" current={t.formats.money(product.price.current, product.price.currency)} />
      {product.isSoldOut ? (
        <Notice tone="warning">{t('customisation.soldOut')}</Notice>
      ) : (
        <Form method="post">
          <input type="hidden" name="recipeId" value={recipe.recipeId} />
          <Button
            type="submit"
            name="intent"
            value="add"
            size="lg"
            fullWidth
            pending={formData?.get('intent') === 'add'}
          >
            {t('customisation.addDesign')}
          </Button>
        </Form>
      )}
    </>
  );
}

/** A product that is made to order: its parts, the designs to begin with, and the one that was chosen. */
export function CustomisePage({ page, result }: CustomisePageProps) {
  const t = useTranslator();
  const { product, offer, recipe, isGone } = page;
  const errors = textsByField(result?.formErrors ?? []);
  return (
    <CustomisationFrame
      product={product}
      title={t('customisation.customiseTitle', { product: product.name })}
      image={recipe?.image.src ?? (offer === undefined ? product.image : undefined)}
      isOutdated={result?.values['intent'] === 'design'}
      caption={<Chosen page={page} />}
    >
      <CustomisationErrors errors={errors} fields={['initials']} />
      {isGone && <Notice tone="warning">{t('customisation.gone')}</Notice>}
      {offer === undefined ? (
        <Notice tone="warning">{t('customisation.offerUnread')}</Notice>
      ) : (
        <>
          <DesignForm {...{ offer, recipe, error: errors['initials'], values: result?.values ?? {} }} />
          <ReadyDesigns designs={offer.designs} path={`${product.href}/customise`} />
        </>
      )}
    </CustomisationFrame>
  );
}
