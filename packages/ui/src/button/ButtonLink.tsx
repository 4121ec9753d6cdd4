import { classNames } from '../class-names.ts';
import type { LinkComponent, LinkProps } from '../link.ts';
import { buttonClassName, type ButtonLook } from './button-look.ts';
import styles from './button.module.css';

export interface ButtonLinkProps extends LinkProps, ButtonLook {
  /** The router's link; a plain anchor by default. */
  readonly as?: LinkComponent | undefined;
}

export function ButtonLink({
  as: Link = 'a',
  variant,
  size,
  fullWidth,
  className,
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Link {...rest} className={classNames(buttonClassName({ variant, size, fullWidth }), className)}>
      <span className={styles['content']}>{children}</span>
    </Link>
  );
}
