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

/** The link over a block's picture; hidden from assistive technology if the title is a link to the same. */
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
