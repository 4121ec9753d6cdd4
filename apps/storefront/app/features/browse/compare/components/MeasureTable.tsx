import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { Body, Measure, SizeRow } from '../model/body-table.ts';
import { useLengthText } from './length-text.ts';
import styles from './finder.module.css';

interface MeasureTableProps {
  readonly table: { readonly body: Body | undefined; readonly rows: readonly SizeRow[] };
  readonly sizes: ReadonlyArray<{ readonly sizeId: string; readonly label: string }>;
  readonly found: string | undefined;
}

const MEASURES: readonly Measure[] = ['height', 'chest', 'waist', 'hips', 'inseam', 'foot'];

/** What every size is made for, in both units. */
export function MeasureTable({ table: { body, rows }, sizes, found }: MeasureTableProps) {
  const t = useTranslator();
  const length = useLengthText();
  const shown = MEASURES.filter((measure) => rows.some(({ measures }) => measures[measure] !== undefined));
  const caption = body === undefined ? t('compare.table') : t(`compare.body-${body}`);
  return (
    // A wide table scrolls by itself; the keyboard can reach it to do so.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls has to take the focus
    <section aria-label={caption} tabIndex={0} className={styles['scroll']}>
      <table className={styles['table']}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('compare.sizeColumn')}</th>
            {shown.map((measure) => (
              <th key={measure} scope="col">
                {t(`compare.part-${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ sizeId, measures }) => (
            <tr key={sizeId} data-found={sizeId === found || undefined}>
              <th scope="row">{sizes.find((size) => size.sizeId === sizeId)?.label ?? sizeId}</th>
              {shown.map((measure) => {
                const range = measures[measure];
                return <td key={measure}>{range === undefined ? '–' : length(range)}</td>;
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
