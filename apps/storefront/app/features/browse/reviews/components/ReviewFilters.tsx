import { Button, SelectField, TextField, type SelectOption } from '@haberdash/ui';
import { Form } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './reviews.module.css';

interface ReviewFiltersProps {
  readonly q: string | undefined;
  readonly sort: string;
  readonly sorts: readonly SelectOption[];
  readonly score?: { readonly value: number | undefined; readonly options: readonly SelectOption[] };
}

/** What a list is asked for: words, order and stars, in its address. */
export function ReviewFilters({ q, sort, sorts, score }: ReviewFiltersProps) {
  const t = useTranslator();
  // A list that comes with other filters has other defaults.
  const key = [q, sort, score?.value].join('/');
  return (
    <search aria-label={t('reviews.filter')}>
      <Form method="get" className={styles['filters']} key={key}>
        <TextField id="q" name="q" type="search" label={t('reviews.words')} defaultValue={q} maxLength={60} />
        {score !== undefined && (
          <SelectField
            id="score"
            name="score"
            label={t('reviews.stars')}
            defaultValue={score.value === undefined ? '' : String(score.value)}
            options={score.options}
          />
        )}
        <SelectField id="sort" name="sort" label={t('reviews.sort')} defaultValue={sort} options={sorts} />
        <Button type="submit" variant="secondary">
          {t('reviews.show')}
        </Button>
      </Form>
    </search>
  );
}
