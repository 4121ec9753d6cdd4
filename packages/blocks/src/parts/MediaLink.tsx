import type { BareTarget } from '../model/index.ts';
import { ContentLink } from './ContentLink.tsx';
import styles from './parts.module.css';

interface MediaLinkProps {
  readonly block: {
    readonly mediaTarget?: BareTarget | undefined;
    readonly title?: string | undefined;
    readonly hideTitle?: boolean | undefined;
  };
}

/**
 * The link that covers the picture of a block. Hidden from keyboards and screen readers if a visible title
 * links to the same page.
 */
export function MediaLink({ block: { mediaTarget, title, hideTitle } }: MediaLinkProps) {
  if (mediaTarget === undefined) return null;
  const isSecond = title !== undefined && !hideTitle;
  return (
    <ContentLink
      url={mediaTarget.url}
      newTab={mediaTarget.targetAttribute === '_blank'}
      className={styles['mediaLink']}
      {...(isSecond ? { tabIndex: -1, 'aria-hidden': true } : {})}
    >
      <span className="visually-hidden">{mediaTarget.text ?? title ?? mediaTarget.url}</span>
    </ContentLink>
  );
}
