import { Notice } from '@haberdash/ui';
import type { ViewQuery } from '../../content/index.ts';
import styles from './viewer.module.css';

/** What of the address names nothing that can be shown, each with what is understood; nothing where all of it does. */
export const NotUnderstood = ({
  query: { notUnderstood },
}: {
  readonly query: Pick<ViewQuery, 'notUnderstood'>;
}) =>
  notUnderstood.map((sentence) => (
    <Notice key={sentence} tone="warning" className={styles['none']}>
      {sentence}
    </Notice>
  ));
