import { JsonLd } from '@haberdash/page-engine';
import { Button, ButtonLink, Heading, Notice, Picture, Text } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import { Main } from '../../../../frame/Main.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { imageUrl } from '../../../../shared/pictures/image-url.ts';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import { inputsOf, isBuyable, type SetItem } from '../model/set-item.ts';
import type { readSet, SetResult } from '../server/product-set.server.ts';
import { CompareErrors } from './CompareErrors.tsx';
import { MoneyPrice } from './MoneyPrice.tsx';
import { SetItemRow } from './SetItemRow.tsx';
import styles from './set.module.css';

interface SetPageProps {
  readonly page: Awaited<ReturnType<typeof readSet>>;
  readonly result: SetResult | undefined;
}

/** A set: what belongs together, a size for each, and one press for all of it. */
export function SetPage({ page, result }: SetPageProps) {
  const t = useTranslator();
  const { name, description, image, items, isWhole } = page;
  return (
    <Main>
      <div className={styles['page']}>
        <header className={styles['head']}>
          {image !== undefined && (
            <Picture
              src={image}
              alt=""
              width={1600}
              height={900}
              ratio="16/9"
              url={imageUrl}
              widths={[480, 800, 1200]}
              formats={['avif', 'webp']}
              sizes="(min-width: 64rem) 46vw, 100vw"
              priority
            />
          )}
          <div className={styles['intro']}>
            <Heading level={1} size="2xl">
              {name}
            </Heading>
            {description !== undefined && <Text measure>{description}</Text>}
            <SetPrice page={page} />
            {!isWhole && <Text tone="muted">{t('compare.setPartly')}</Text>}
          </div>
        </header>
        <AddedNotice page={page} result={result} />
        <SetForm items={items} result={result} />
      </div>
      <JsonLd data={page.jsonLd} />
    </Main>
  );
}

function SetPrice({ page: { price, items } }: Pick<SetPageProps, 'page'>) {
  const t = useTranslator();
  return (
    <p className={styles['price']}>
      <MoneyPrice size="lg" {...price} />
      <Text as="span" size="sm" tone="muted">
        {t('compare.setFor', { count: items.filter(isBuyable).length })}
      </Text>
    </p>
  );
}

function AddedNotice({ page, result }: SetPageProps) {
  const t = useTranslator();
  const names = result?.added ?? [];
  if (names.length === 0 && (result !== undefined || page.added === 0)) return null;
  const text =
    names.length > 0
      ? t('compare.setPartlyAdded', { names: t.formats.list(names) })
      : t('compare.setAdded', { count: page.added });
  return (
    <Notice tone="success">
      <div className={styles['added']}>
        <output>{text}</output>
        <ButtonLink href={`/${t.site.locale}/cart`} size="sm">
          {t('compare.toBag')}
        </ButtonLink>
      </div>
    </Notice>
  );
}

function SetForm({
  items,
  result,
}: {
  readonly items: readonly SetItem[];
  readonly result: SetResult | undefined;
}) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = textsByField(result?.formErrors ?? []);
  return (
    <Form method="post" noValidate className={styles['form']} key={JSON.stringify(result?.values)}>
      <CompareErrors
        errors={errors}
        fields={items.map(({ id, name }) => ({ name: inputsOf(id).size, label: name }))}
      />
      <ul className={styles['items']}>
        {items.map((item) => (
          <SetItemRow
            key={item.id}
            item={item}
            values={result?.values}
            error={errors[inputsOf(item.id).size]}
          />
        ))}
      </ul>
      <Button type="submit" size="lg" disabled={!items.some(isBuyable)} pending={isSending}>
        {t('compare.setAdd')}
      </Button>
    </Form>
  );
}
