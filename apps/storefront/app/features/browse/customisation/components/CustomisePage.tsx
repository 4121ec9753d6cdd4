import { Button, Notice, Price, Text } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { readCustomise } from '../server/customise.server.ts';
import type { PersonalAnswer } from '../server/personal-product.server.ts';
import { DesignForm } from './DesignForm.tsx';
import { PersonalErrors } from './PersonalErrors.tsx';
import { PersonalPage } from './PersonalPage.tsx';
import { ReadyDesigns } from './ReadyDesigns.tsx';
import styles from './personal.module.css';

export interface CustomisePageProps {
  readonly page: Awaited<ReturnType<typeof readCustomise>>;
  readonly answer: PersonalAnswer | undefined;
}

/** What a design is made of, in words, and its way into the bag. */
function Chosen({ page: { product, recipe } }: Pick<CustomisePageProps, 'page'>) {
  const t = useTranslator();
  const { formData } = useNavigation();
  if (recipe === undefined) return <Text tone="muted">{t('personal.notYet')}</Text>;
  const choices = [
    ...recipe.choices,
    ...(recipe.initials === undefined
      ? []
      : [{ part: 'initials', label: t('personal.field-initials'), value: recipe.initials }]),
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
        <Notice tone="warning">{t('personal.soldOut')}</Notice>
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
            {t('personal.addDesign')}
          </Button>
        </Form>
      )}
    </>
  );
}

/** A product that is made to order: its parts, the designs to begin with, and the one that was chosen. */
export function CustomisePage({ page, answer }: CustomisePageProps) {
  const t = useTranslator();
  const { product, offer, recipe, isGone } = page;
  const errors = textsByField(answer?.formErrors ?? []);
  return (
    <PersonalPage
      product={product}
      title={t('personal.customiseTitle', { product: product.name })}
      image={recipe?.image.src ?? (offer === undefined ? product.image : undefined)}
      isOutdated={answer?.values['intent'] === 'design'}
      caption={<Chosen page={page} />}
    >
      <PersonalErrors errors={errors} fields={['initials']} />
      {isGone && <Notice tone="warning">{t('personal.gone')}</Notice>}
      {offer === undefined ? (
        <Notice tone="warning">{t('personal.offerUnread')}</Notice>
      ) : (
        <>
          <DesignForm {...{ offer, recipe, error: errors['initials'], values: answer?.values ?? {} }} />
          <ReadyDesigns designs={offer.designs} path={`${product.href}/customise`} />
        </>
      )}
    </PersonalPage>
  );
}
