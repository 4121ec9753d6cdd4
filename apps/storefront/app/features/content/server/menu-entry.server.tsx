import { BlockProvider, MenuPanel, MenuSection } from '@haberdash/blocks';
import { renderToStaticMarkup } from 'react-dom/server';
import { shopEnvironment } from '../components/shop-environment.ts';
import { readMenu } from '../../../frame/server/chrome.ts';
import { TranslatorProvider } from '../../../shared/i18n/TranslatorContext.tsx';
import { fault } from '../../../shared/reads/faults.ts';
import type { PublicPageRead } from '../../../shared/reads/read-types.ts';

/**
 * The content of a menu entry as a small document, from which pages take the markup of panel or drawer. The same for
 * every page, so links that open over a page are relative.
 */
export async function readMenuEntry(read: PublicPageRead<'menu-entry'>): Promise<Response> {
  const { site, t, params, query, correlationId } = read;
  const menu = await readMenu(read);
  const entry = menu.find(({ id }) => id === params['entry']);
  if (entry === undefined) throw fault('not-found', correlationId);
  const html = renderToStaticMarkup(
    <TranslatorProvider value={t}>
      <BlockProvider value={{ ...shopEnvironment(t, site), path: '' }}>
        <html lang={site.languageTag}>
          <head>
            <meta charSet="utf-8" />
            <meta name="viewport" content="width=device-width, initial-scale=1" />
            <meta name="robots" content="noindex" />
            <title>{entry.title}</title>
          </head>
          <body>
            {query.get('for') === 'drawer' ? (
              <MenuSection entry={entry} groupShopAll={site.switches.groupShopAll} />
            ) : (
              <MenuPanel entry={entry} />
            )}
          </body>
        </html>
      </BlockProvider>
    </TranslatorProvider>,
  );
  return new Response(`<!doctype html>${html}`, { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
