import styles from './layout.module.css';

/** A hairline between two matters; `strong` opens a chapter. */
export function Rule({ strong = false }: { readonly strong?: boolean | undefined }) {
  return <hr className={styles['rule']} data-strong={strong || undefined} />;
}
