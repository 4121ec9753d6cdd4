import { Button, TextField } from '@haberdash/ui';
import type { ComponentType, ReactNode } from 'react';
import type { FormProps } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './stores.module.css';

export interface PlaceSearchProps {
  /** The form of a fetcher, so that the page stays, or that of a document. */
  readonly Form: ComponentType<FormProps>;
  readonly action: string;
  readonly place: string;
  readonly isPending: boolean;
  /** Other fields that the form sends along. */
  readonly children?: ReactNode;
}

/** A typed postal code or city, posted so that no URL contains it. */
export function PlaceSearch({ Form, action, place, isPending, children }: PlaceSearchProps) {
  const t = useTranslator();
  return (
    <Form method="post" action={action} className={styles['search']}>
      <input type="hidden" name="intent" value="find" />
      {children}
      <TextField
        key={place}
        name="place"
        label={t('stores.place')}
        defaultValue={place}
        autoComplete="postal-code"
        maxLength={60}
      />
      <Button type="submit" variant="secondary" pending={isPending}>
        {t('stores.find')}
      </Button>
    </Form>
  );
}
