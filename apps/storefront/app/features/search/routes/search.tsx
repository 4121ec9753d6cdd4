import { ListingLayout, listingStyles as styles } from '../../listing/index.ts';
import { Heading } from '@haberdash/ui';
import type { Route } from './+types/search';
import { publicLoader } from '../../../shared/reads/define-read.ts';
import { readSearchPage } from '../server/search-page.server.ts';
import { HelpLinks } from '../components/HelpLinks.tsx';
import { SearchStart } from '../components/SearchStart.tsx';
import { pageMeta } from '../../../shared/seo/page-meta.ts';
import { Main } from '../../../frame/Main.tsx';

/** A search at `/search?q=…`; the same for everyone. */
export const loader = publicLoader('search', readSearchPage);

export { publicRevalidation as shouldRevalidate } from '../../../shared/reads/public-revalidation.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Search({ loaderData: page }: Route.ComponentProps) {
  return (
    <Main width="wide">
      {page.kind === 'found' ? (
        <ListingLayout
          listing={page.listing}
          head={
            <div className={styles['head']}>
              <Heading level={1}>{page.listing.title}</Heading>
              <HelpLinks pages={page.pages} />
            </div>
          }
        />
      ) : (
        <SearchStart page={page} />
      )}
    </Main>
  );
}
