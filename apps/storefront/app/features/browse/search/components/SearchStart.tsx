import { listingStyles } from '../../listing/index.ts';
import { ShopCard } from '../../cards/index.ts';
import { Heading, Text } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { HelpLinks } from './HelpLinks.tsx';
import { SearchTabs } from './SearchTabs.tsx';
import { SearchBox } from './SearchBox.tsx';
import type { SearchPage } from '../server/search-page.server.ts';
import { MAX_SEARCH_LENGTH } from '../model/search-text.ts';
import styles from './search.module.css';

type Start = Exclude<SearchPage, { readonly kind: 'found' | 'content' }>;

/** A search without results, or none yet: what was asked, another try, terms and popular products. */
export function SearchStart({ page: { kind, q, terms, popular, pages, tabs } }: { readonly page: Start }) {
  const t = useTranslator();
  const texts = {
    nothing:
      pages.length > 0
        ? [t('search.title', { q }), t('search.helpHint')]
        : [t('search.nothing', { q }), t('search.nothingHint')],
    start: [t('search.start'), t('search.startHint')],
    'too-long': [t('search.start'), t('search.tooLong', { max: MAX_SEARCH_LENGTH })],
  }[kind];
  return (
    <div className={styles['start']}>
      <div className={styles['head']}>
        <Heading level={1}>{texts[0]}</Heading>
        <Text tone="muted" size="lg">
          {texts[1]}
        </Text>
        <HelpLinks pages={pages} />
        <SearchTabs tabs={tabs} />
        <SearchBox defaultValue={q} />
        {terms.length > 0 && (
          <nav aria-labelledby="terms" className={styles['terms']}>
            <Text as="h2" size="sm" weight="medium" id="terms">
              {t('search.tryThese')}
            </Text>
            <ul className={listingStyles['chips']}>
              {terms.map((term) => (
                <li key={term}>
                  <a
                    href={`/${t.site.locale}/search?q=${encodeURIComponent(term)}`}
                    className={listingStyles['chip']}
                  >
                    {term}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </div>
      {popular.length > 0 && (
        <section aria-labelledby="popular">
          <Heading level={2} id="popular" className={styles['popular']}>
            {t('search.popular')}
          </Heading>
          <ul className={listingStyles['grid']}>
            {popular.map((product) => (
              <li key={product.id}>
                <ShopCard product={product} />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
