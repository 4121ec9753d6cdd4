import { linesOf, type AddressLines } from '../model/address-lines.ts';
import styles from './address-text.module.css';

/** An address as on a parcel. */
export function AddressText({ address }: { readonly address: AddressLines }) {
  return (
    <address className={styles['address']}>
      {linesOf(address).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
  );
}
