import type { LinkProps } from '@haberdash/ui';
import { useBlocks } from '../context/BlockProvider.tsx';
import { isExternalUrl, resolveLink } from '../model/links.ts';

export interface ContentLinkProps extends Omit<LinkProps, 'href' | 'target' | 'rel'> {
  readonly url: string;
  readonly newTab?: boolean | undefined;
}

/** A link of the content: resolved for this page, through the router when it stays in the shop, plain text when unsafe. */
export function ContentLink({ url, newTab = false, children, ...rest }: ContentLinkProps) {
  const environment = useBlocks();
  const { Link, texts } = environment;
  const href = resolveLink(url, environment);
  if (href === undefined) return <span className={rest.className}>{children}</span>;
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
