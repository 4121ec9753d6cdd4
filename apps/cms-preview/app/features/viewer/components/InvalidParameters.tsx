import { Notice } from '@haberdash/ui';
import type { ViewQuery } from '../../content/index.ts';
import styles from './viewer.module.css';

/** Invalid parameters of the address with the values used instead. */
export const InvalidParameters = ({
  query: { invalidParameters },
}: {
  readonly query: Pick<ViewQuery, 'invalidParameters'>;
}) =>
  invalidParameters.map((sentence) => (
    <Notice key={sentence} tone="warning" className={styles['none']}>
      {sentence}
    </Notice>
  ));
