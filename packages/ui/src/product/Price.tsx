import { classNames } from '../class-names.ts';
import styles from './price.module.css';

interface PriceBase {
  /** What is paid now, already formatted for the locale. */
  readonly current: string;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly as?: 'span' | 'p' | undefined;
  readonly className?: string | undefined;
}

/** Either one price, or a reduced one, whose two parts are told apart in words. */
export type PriceProps = PriceBase &
  (
    | { readonly original?: undefined }
    | {
        readonly original: string;
        /** Read before the parts, never seen: "Now", "Was". */
        readonly currentLabel: string;
        readonly originalLabel: string;
        /** What is saved ("−30 %"). */
        readonly saving?: string | undefined;
      }
  );

/** A price; the words of a reduction are hidden, because the line through the old price says them to the eye. */
export function Price(props: PriceProps) {
  const { current, size, as: Tag = 'span', className } = props;
  if (props.original === undefined) {
    return (
      <Tag className={classNames(styles['price'], className)} data-size={size}>
        {current}
      </Tag>
    );
  }
  return (
    <Tag className={classNames(styles['price'], styles['sale'], className)} data-size={size}>
      <span className="visually-hidden">{props.currentLabel} </span>
      {`${current} `}
      <span className="visually-hidden">{props.originalLabel} </span>
      <s className={styles['original']}>{props.original}</s>
      {props.saving !== undefined && <span> {props.saving}</span>}
    </Tag>
  );
}
