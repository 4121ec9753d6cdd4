import { Heading } from '@haberdash/ui';
import type { Route } from './+types/stories';
import { PageBlocks } from '../components/PageBlocks.tsx';
import { LazyPopUps } from '../components/LazyPopUps.tsx';
import styles from '../components/content-page.module.css';
import { toPageBlocks } from '../model/page-blocks.ts';
import { countOf, storiesUrl, tagsOf } from '../model/story-address.ts';
import { readContentPage } from '../server/content-page.server.ts';
import { publicLoader } from '../../../shared/reads/define-read.ts';
import { fault } from '../../../shared/reads/faults.ts';
import { pageHead } from '../../../shared/seo/page-head.ts';
import { pageMeta } from '../../../shared/seo/page-meta.ts';
import { Main } from '../../../frame/Main.tsx';

const MAX_PAGE = 50;

/** All stories, or those of some tags; every page of them has an address of its own. */
export const loader = publicLoader('stories', async (read) => {
  const place = { tags: tagsOf(read.query.get('tag')), page: countOf(read.query.get('page'), 1, MAX_PAGE) };
  const page = await readContentPage(read, 'stories', place);
  if (page === undefined) throw fault('bad-answer', read.correlationId);
  const { locale } = read.site;
  return {
    head: pageHead(read, {
      title: page.seoTitle ?? page.title,
      description: page.seoDescription,
      path: storiesUrl(locale, place).slice(locale.length + 1),
    }),
    title: page.title,
    key: `${place.tags.join()} ${place.page}`,
    blocks: toPageBlocks(page.blocks, read.isDocument),
  };
});

export { publicRevalidation as shouldRevalidate } from '../../../shared/reads/public-revalidation.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Stories({ loaderData: { title, blocks, key } }: Route.ComponentProps) {
  return (
    <Main width="full">
      <Heading level={1} className={styles['title']}>
        {title}
      </Heading>
      <PageBlocks key={key} blocks={blocks} />
      <LazyPopUps />
    </Main>
  );
}
