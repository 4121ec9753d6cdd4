import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { LinkComponent, LinkProps } from '../link.ts';
import styles from './button.module.css';

interface IconLook {
  /** The accessible name. A count beside the icon belongs in it ("Bag, 3 items"). */
  readonly label: string;
  readonly icon: ReactNode;
  /** 32, 44 (default) or 52 px. */
  readonly size?: 'sm' | 'md' | 'lg' | undefined;
  /** `raised` for pictures, `plain` for surfaces. */
  readonly variant?: 'plain' | 'raised' | undefined;
  /** A formatted number at the corner; hidden from assistive technology because the label contains it. */
  readonly count?: string | undefined;
}

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'style' | 'children'>, IconLook {}
export interface IconLinkProps extends Omit<LinkProps, 'children'>, IconLook {
  readonly as?: LinkComponent | undefined;
}

const iconClassName = (
  { size = 'md', variant = 'plain' }: Pick<IconLook, 'size' | 'variant'>,
  className?: string,
) => classNames(styles['button'], styles['icon'], styles[variant], styles[size], className);

const content = ({ icon, count }: Pick<IconLook, 'icon' | 'count'>) => (
  <>
    {icon}
    {count !== undefined && (
      <span className={styles['count']} aria-hidden="true">
        {count}
      </span>
    )}
  </>
);

/** A button with an icon as its only content and a required name. */
export function IconButton({
  label,
  icon,
  size,
  variant,
  count,
  className,
  type = 'button',
  ...rest
}: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={iconClassName({ size, variant }, className)}>
      {content({ icon, count })}
    </button>
  );
}

/** A link that looks like an IconButton, for the bag, the account and the like. */
export function IconLink({
  as: Link = 'a',
  label,
  icon,
  size,
  variant,
  count,
  className,
  ...rest
}: IconLinkProps) {
  return (
    <Link {...rest} aria-label={label} className={iconClassName({ size, variant }, className)}>
      {content({ icon, count })}
    </Link>
  );
}
