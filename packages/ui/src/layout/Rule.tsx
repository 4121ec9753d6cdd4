import styles from './layout.module.css';

/** A horizontal line; `strong` separates chapters. */
export function Rule({ strong = false }: { readonly strong?: boolean | undefined }) {
  return <hr className={styles['rule']} data-strong={strong || undefined} />;
}
