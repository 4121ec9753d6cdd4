import { Badge } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { ProductPicture } from '../../../../shared/pictures/ProductPicture.tsx';
import { comparePath, type ComparedRow } from '../model/comparison.ts';
import type { ComparePageProps } from './compare-props.ts';
import { MoneyPrice } from './MoneyPrice.tsx';
import styles from './compare.module.css';

/** The table of a comparison: a column for each product, a row for each aspect. */
export function CompareTable({ page }: ComparePageProps) {
  const t = useTranslator();
  const { columns, rows, isOnlyDifferences } = page;
  const title = t('compare.compareTitle');
  const hasSeveral = columns.length > 1;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to take the focus
    <section aria-label={title} tabIndex={0} className={styles['scroll']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('compare.aspect')}</span>
            </th>
            {columns.map((column) => (
              <th key={column.id} scope="col">
                <Column page={page} column={column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows
            .filter(({ differs }) => differs || !isOnlyDifferences)
            .map((row) => (
              <Row key={row.aspect} row={row} columns={columns} isMarked={hasSeveral && row.differs} />
            ))}
        </tbody>
      </table>
    </section>
  );
}

function Column({
  page: { columns, isOnlyDifferences },
  column,
}: ComparePageProps & { readonly column: ComparePageProps['page']['columns'][number] }) {
  const t = useTranslator();
  const { id, name, kindLabel, url, image, currency, current, original } = column;
  const home = `/${t.site.locale}`;
  const others = columns.filter((each) => each.id !== id).map((each) => each.id);
  return (
    <div className={styles['column']}>
      {image !== undefined && (
        <div className={styles['picture']}>
          <ProductPicture src={image} widths={[160, 240, 320, 480]} sizes="14rem" />
        </div>
      )}
      <a href={home + url}>{name}</a>
      {kindLabel !== undefined && <span className={styles['kind']}>{kindLabel}</span>}
      <MoneyPrice currency={currency} current={current} original={original} />
      <a href={home + comparePath(others, isOnlyDifferences)} rel="nofollow" className={styles['remove']}>
        {t('compare.compareRemove')}
        <span className="visually-hidden"> {name}</span>
      </a>
    </div>
  );
}

interface RowProps {
  readonly row: ComparedRow;
  readonly columns: ComparePageProps['page']['columns'];
  readonly isMarked: boolean;
}

function Row({ row: { aspect, values }, columns, isMarked }: RowProps) {
  const t = useTranslator();
  return (
    <tr data-differs={isMarked || undefined}>
      <th scope="row">
        {t(`compare.aspect-${aspect}`)}
        {isMarked && <Badge>{t('compare.differs')}</Badge>}
      </th>
      {columns.map(({ id }, index) => (
        <td key={id}>
          <Texts texts={values[index] ?? []} />
        </td>
      ))}
    </tr>
  );
}

function Texts({ texts }: { readonly texts: readonly string[] }) {
  if (texts.length === 0) return <>–</>;
  if (texts.length === 1) return <>{texts[0]}</>;
  return (
    <ul className={styles['texts']}>
      {texts.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}
