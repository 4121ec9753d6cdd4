import type { ComponentProps, ElementType } from 'react';
import { classNames } from '../class-names.ts';
import styles from './text.module.css';

export interface TextProps extends Omit<ComponentProps<'p'>, 'style' | 'ref'> {
  /** `p` by default, `span` within a line. */
  readonly as?: ElementType | undefined;
  readonly size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl' | undefined;
  readonly tone?: 'muted' | 'subtle' | 'sale' | 'success' | 'danger' | undefined;
  readonly weight?: 'medium' | 'semibold' | undefined;
  /** Limits the line length. */
  readonly measure?: boolean | undefined;
}

/** Text in a size and tone of the design. */
export function Text({ as: Tag = 'p', size = 'md', tone, weight, measure, className, ...rest }: TextProps) {
  return (
    <Tag
      {...rest}
      data-size={size}
      data-tone={tone}
      data-weight={weight}
      data-measure={measure || undefined}
      className={classNames(styles['text'], className)}
    />
  );
}

/** The short line above a heading; not a heading itself. */
export function Eyebrow({ className, ...rest }: Omit<ComponentProps<'p'>, 'style'>) {
  return <p {...rest} className={classNames(styles['eyebrow'], className)} />;
}

/** Styles for rich text (paragraphs, lists, tables). */
export function Prose({ className, ...rest }: Omit<ComponentProps<'div'>, 'style'>) {
  return <div {...rest} className={classNames(styles['prose'], className)} />;
}
