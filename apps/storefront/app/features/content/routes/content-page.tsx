import { Heading } from '@haberdash/ui';
import type { Route } from './+types/content-page';
import { readContentPage } from '../server/content-page.server.ts';
import { toPageBlocks } from '../model/page-blocks.ts';
import { LazyPopUps } from '../components/LazyPopUps.tsx';
import { PageBlocks } from '../components/PageBlocks.tsx';
import { publicLoader } from '../../../shared/reads/define-read.ts';
import { fault } from '../../../shared/reads/faults.ts';
import { pageHead } from '../../../shared/seo/page-head.ts';
import { pageMeta } from '../../../shared/seo/page-meta.ts';
import { Main } from '../../../frame/Main.tsx';
import styles from '../components/content-page.module.css';

const SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const LONGEST_SLUG = 60;

/** An editorial page; `/help/delivery` is the page `help-delivery`. */
export const loader = publicLoader('content', async (read) => {
  const path = read.pathname.slice(read.site.locale.length + 2).replace(/\/$/, '');
  const slug = path.replaceAll('/', '-');
  if (!SLUG.test(slug) || slug.length > LONGEST_SLUG || slug === 'home') throw fault('not-found');
  const page = await readContentPage(read, slug);
  if (page === undefined) throw fault('bad-answer', read.correlationId);
  return {
    head: pageHead(read, {
      title: page.seoTitle ?? page.title,
      description: page.seoDescription,
      path: page.canonicalPath ?? `/${path}`,
    }),
    title: page.title,
    hasH1: page.hasH1,
    blocks: toPageBlocks(page.blocks, read.isDocument),
  };
});

export { publicRevalidation as shouldRevalidate } from '../../../shared/reads/public-revalidation.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function ContentPage({ loaderData: { title, hasH1, blocks } }: Route.ComponentProps) {
  return (
    <Main width="full">
      {!hasH1 && (
        <div className={styles['title']}>
          <Heading level={1}>{title}</Heading>
        </div>
      )}
      <PageBlocks blocks={blocks} />
      <LazyPopUps />
    </Main>
  );
}
