import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { LinkComponent } from '../link.ts';
import styles from './picker.module.css';
import { Swatch } from './Swatch.tsx';

interface SwatchChoice {
  readonly label: string;
  readonly colors: readonly string[];
  readonly soldOut?: boolean | undefined;
}

interface SwatchGroupBase {
  /** Read after the name of a sold-out colour. */
  readonly soldOutText: string;
  /** `sm` (24 px) for product cards, `md` (44 px) for product pages. */
  readonly size?: 'sm' | 'md' | undefined;
}

export interface SwatchGroupProps extends SwatchGroupBase {
  readonly legend: ReactNode;
  readonly name: string;
  readonly options: ReadonlyArray<SwatchChoice & { readonly value: string }>;
  readonly defaultValue?: string | undefined;
  readonly value?: string | undefined;
  readonly onValueChange?: ((value: string) => void) | undefined;
}

const nameOf = ({ label, soldOut }: SwatchChoice, soldOutText: string) =>
  soldOut ? `${label}, ${soldOutText}` : label;

export function SwatchGroup({
  legend,
  name,
  options,
  defaultValue,
  value,
  onValueChange,
  soldOutText,
  size,
}: SwatchGroupProps) {
  return (
    <fieldset className={styles['group']}>
      <legend className={styles['legend']}>{legend}</legend>
      <div className={styles['swatches']} data-size={size}>
        {options.map((option) => (
          <label key={option.value} className={styles['swatch']} title={option.label}>
            <input
              type="radio"
              name={name}
              value={option.value}
              aria-label={nameOf(option, soldOutText)}
              className={styles['input']}
              onChange={() => onValueChange?.(option.value)}
              {...(value === undefined
                ? { defaultChecked: defaultValue === option.value }
                : { checked: value === option.value })}
            />
            <Swatch colors={option.colors} struck={option.soldOut} size={size} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export interface SwatchLinksProps extends SwatchGroupBase {
  /** "Colours of Fell Runner 2". */
  readonly label: string;
  readonly options: ReadonlyArray<
    SwatchChoice & { readonly href: string; readonly current?: boolean | undefined }
  >;
  readonly as?: LinkComponent | undefined;
  readonly className?: string | undefined;
}

/** Colours as links to their own pages, the current one marked. */
export function SwatchLinks({
  label,
  options,
  as: Link = 'a',
  soldOutText,
  size,
  className,
}: SwatchLinksProps) {
  return (
    <ul aria-label={label} className={classNames(styles['swatches'], className)} data-size={size}>
      {options.map((option) => (
        <li key={option.href}>
          <Link
            href={option.href}
            title={option.label}
            aria-label={nameOf(option, soldOutText)}
            aria-current={option.current ? 'true' : undefined}
            className={styles['swatch']}
          >
            <Swatch colors={option.colors} struck={option.soldOut} size={size} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
