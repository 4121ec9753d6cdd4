import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import type { LinkComponent, LinkProps } from '../link.ts';
import styles from './button.module.css';
import painted from './painted-icons.module.css';

/** An icon that the stylesheet paints: a button with it is one element, for what a page has many of. */
export type PaintedIcon =
  | 'arrow-left'
  | 'arrow-right'
  | 'bag'
  | 'chevron-left'
  | 'chevron-right'
  | 'close'
  | 'heart'
  | 'heart-filled'
  | 'menu'
  | 'pause'
  | 'play'
  | 'search'
  | 'user';

interface IconLook {
  /** The accessible name. A count beside the icon belongs in it ("Bag, 3 items"). */
  readonly label: string;
  /** A painted heart is filled while `aria-pressed` is true. */
  readonly icon: Exclude<ReactNode, string> | PaintedIcon;
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
  { size = 'md', variant = 'plain', icon }: Pick<IconLook, 'size' | 'variant' | 'icon'>,
  className?: string,
) =>
  classNames(
    styles['button'],
    styles['icon'],
    styles[variant],
    styles[size],
    typeof icon === 'string' && painted['painted'],
    className,
  );

const paintedIcon = (icon: IconLook['icon']) => (typeof icon === 'string' ? icon : undefined);

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
    <button
      {...rest}
      type={type}
      aria-label={label}
      data-count={count}
      data-icon={paintedIcon(icon)}
      className={iconClassName({ size, variant, icon }, className)}
    >
      {typeof icon !== 'string' && icon}
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
    <Link
      {...rest}
      aria-label={label}
      data-count={count}
      data-icon={paintedIcon(icon)}
      className={iconClassName({ size, variant, icon }, className)}
    >
      {typeof icon !== 'string' && icon}
    </Link>
  );
}
