import { ButtonLink, EmptyState, Heading, Text } from '@haberdash/ui';
import { Main } from '../../../../frame/Main.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { ProductPicture } from '../../../../shared/pictures/ProductPicture.tsx';
import { comparePath } from '../model/comparison.ts';
import { CompareTable } from './CompareTable.tsx';
import styles from './compare.module.css';
import type { ComparePageProps } from './compare-props.ts';

export function ComparePage({ page }: ComparePageProps) {
  const t = useTranslator();
  const { columns, rows, isOnlyDifferences } = page;
  const ids = columns.map(({ id }) => id);
  const home = `/${t.site.locale}`;
  return (
    <Main>
      <div className={styles['page']}>
        <Heading level={1} size="2xl">
          {t('compare.compareTitle')}
        </Heading>
        {columns.length === 0 && (
          <EmptyState level={2} title={t('compare.compareNone')}>
            {t('compare.compareNoneText')}
          </EmptyState>
        )}
        {columns.length > 1 && (
          <ButtonLink
            href={home + comparePath(ids, !isOnlyDifferences)}
            variant="secondary"
            size="sm"
            className={styles['toggle']}
          >
            {t(isOnlyDifferences ? 'compare.compareAll' : 'compare.compareDifferences')}
          </ButtonLink>
        )}
        {columns.length > 0 && <CompareTable page={page} />}
        {isOnlyDifferences && rows.every(({ differs }) => !differs) && (
          <Text tone="muted">{t('compare.compareSame')}</Text>
        )}
        <Suggestions page={page} />
      </div>
    </Main>
  );
}

function Suggestions({ page: { columns, suggested, isOnlyDifferences } }: ComparePageProps) {
  const t = useTranslator();
  if (suggested.length === 0) return null;
  const ids = columns.map(({ id }) => id);
  return (
    <section aria-labelledby="add" className={styles['suggested']}>
      <Heading level={2} size="xl" id="add">
        {t('compare.compareAdd')}
      </Heading>
      <ul className={styles['choices']}>
        {suggested.map(({ id, name, image }) => (
          <li key={id}>
            <a
              href={`/${t.site.locale}${comparePath([...ids, id], isOnlyDifferences)}`}
              rel="nofollow"
              className={styles['choice']}
            >
              <ProductPicture src={image} widths={[160, 240, 320]} sizes="8rem" />
              <span>
                <span className="visually-hidden">{t('compare.compareAddOne')} </span>
                {name}
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
