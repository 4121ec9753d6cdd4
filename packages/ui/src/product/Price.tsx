import { classNames } from '../class-names.ts';
import styles from './price.module.css';

interface PriceBase {
  /** The current price, formatted for the locale. */
  readonly current: string;
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  readonly as?: 'span' | 'p' | undefined;
  readonly className?: string | undefined;
}

/** One price, or a reduced one with labels for both parts. */
export type PriceProps = PriceBase &
  (
    | { readonly original?: undefined }
    | {
        readonly original: string;
        /** Read before the parts, not visible: "Now", "Was". */
        readonly currentLabel: string;
        readonly originalLabel: string;
        /** The saving ("−30 %"). */
        readonly saving?: string | undefined;
      }
  );

/** A price; the labels of a reduction are visually hidden, because the old price is struck through. */
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
