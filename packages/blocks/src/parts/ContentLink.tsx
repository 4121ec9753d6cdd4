import type { LinkProps } from '@haberdash/ui';
import { useBlocks } from '../context/BlockProvider.tsx';
import { isExternalUrl, modalNameOf, resolveLink } from '../model/links.ts';

export interface ContentLinkProps extends Omit<LinkProps, 'href' | 'target' | 'rel'> {
  readonly url: string;
  readonly newTab?: boolean | undefined;
}

/**
 * A link of the content: resolved for this page, a router link within the shop, plain text if unsafe. A
 * `#modal…` link opens its page; a script opens `data-modal` instead.
 */
export function ContentLink({ url, newTab = false, children, ...rest }: ContentLinkProps) {
  const environment = useBlocks();
  const { Link, texts, modalUrl } = environment;
  const href = resolveLink(url, environment);
  if (href === undefined) return <span className={rest.className}>{children}</span>;
  const modal = modalNameOf(url);
  if (modal !== undefined && modalUrl !== undefined) {
    return (
      <a {...rest} href={modalUrl(modal)} data-modal={href}>
        {children}
      </a>
    );
  }
  if (newTab) {
    return (
      <a {...rest} href={href} target="_blank" rel="noopener">
        {children}
        <span className="visually-hidden"> {texts.newTab}</span>
      </a>
    );
  }
  const Element = isExternalUrl(href) || href.startsWith('#') ? 'a' : Link;
  return (
    <Element {...rest} href={href}>
      {children}
    </Element>
  );
}
