import { ArrowRightIcon, buttonClassName, classNames, ExternalIcon, InfoIcon } from '@haberdash/ui';
import type { Target } from '../model/index.ts';
import { ContentLink } from './ContentLink.tsx';
import styles from './parts.module.css';

export const ICONS = { arrow: ArrowRightIcon, external: ExternalIcon, info: InfoIcon } as const;

export interface TargetsProps {
  readonly targets: readonly Target[];
  readonly equalSize?: boolean | undefined;
  readonly align?: 'left' | 'center' | 'right' | undefined;
  /** The look of a button if the content names none; the first is primary. */
  readonly fallbackStyle?: 'primary' | 'secondary' | 'text' | undefined;
}

export function Targets({ targets, equalSize = false, align, fallbackStyle }: TargetsProps) {
  if (targets.length === 0) return null;
  return (
    <div className={styles['targets']} data-equal={equalSize || undefined} data-align={align}>
      {targets.map(({ id, text, url, targetAttribute, style, size = 'md', icon }, index) => {
        const look = style ?? fallbackStyle ?? (index === 0 ? 'primary' : 'secondary');
        const Icon = icon && ICONS[icon];
        return (
          <ContentLink
            key={id ?? `${url} ${text}`}
            url={url}
            newTab={targetAttribute === '_blank'}
            className={classNames(
              look === 'text' ? styles['textTarget'] : buttonClassName({ variant: look, size }),
            )}
          >
            {text}
            {Icon && <Icon size="sm" />}
          </ContentLink>
        );
      })}
    </div>
  );
}
