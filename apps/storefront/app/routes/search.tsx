import { Heading } from '@haberdash/ui';
import type { Route } from './+types/search';
import { ListingLayout } from '../listing/ListingLayout.tsx';
import styles from '../listing/listing.module.css';
import { publicLoader } from '../reads/define-read.ts';
import { readSearchPage } from '../search/search-page.server.ts';
import { SearchStart } from '../search/SearchStart.tsx';
import { pageMeta } from '../seo/page-meta.ts';
import { Main } from '../shell/Main.tsx';

/** A search at `/search?q=…`; the same for everyone. */
export const loader = publicLoader('search', readSearchPage);

export { publicRevalidation as shouldRevalidate } from '../reads/public-revalidation.ts';

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
            </div>
          }
        />
      ) : (
        <SearchStart page={page} />
      )}
    </Main>
  );
}
