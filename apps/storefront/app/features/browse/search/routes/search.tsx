import { BlocksAround } from '../../../content/index.ts';
import { ListingLayout, listingStyles as styles } from '../../listing/index.ts';
import { Heading, Text } from '@haberdash/ui';
import { useLocation } from 'react-router';
import type { Route } from './+types/search';
import { publicLoader } from '../../../../shared/reads/define-read.ts';
import { readSearchPage } from '../server/search-page.server.ts';
import { ContentResults } from '../components/ContentResults.tsx';
import { SearchTabs } from '../components/SearchTabs.tsx';
import { useRememberSearch } from '../components/use-remember-search.ts';
import { tidySearch } from '../model/search-text.ts';
import searchStyles from '../components/search.module.css';
import { HelpLinks } from '../components/HelpLinks.tsx';
import { SearchStart } from '../components/SearchStart.tsx';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';
import { Main } from '../../../../frame/Main.tsx';

/** A search at `/search?q=…`; the same for everyone. */
export const loader = publicLoader('search', readSearchPage);

export { publicRevalidation as shouldRevalidate } from '../../../../shared/reads/public-revalidation.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Search({ loaderData: page }: Route.ComponentProps) {
  const requested = new URLSearchParams(useLocation().search).get('q');
  useRememberSearch(page.kind === 'found' || page.kind === 'content' ? tidySearch(requested) : undefined);
  return (
    <Main width="wide" below={<BlocksAround blocks={page.around} />}>
      {page.kind === 'found' ? (
        <ListingLayout
          listing={page.listing}
          head={
            <div className={styles['head']}>
              <Heading level={1}>{page.listing.title}</Heading>
              {page.corrected !== undefined && <Text tone="muted">{page.corrected}</Text>}
              <HelpLinks pages={page.pages} />
              <SearchTabs tabs={page.tabs} />
            </div>
          }
        />
      ) : page.kind === 'content' ? (
        <div className={searchStyles['content']}>
          <Heading level={1}>{page.title}</Heading>
          <SearchTabs tabs={page.tabs} />
          <ContentResults results={page.results} />
        </div>
      ) : (
        <SearchStart page={page} />
      )}
    </Main>
  );
}
