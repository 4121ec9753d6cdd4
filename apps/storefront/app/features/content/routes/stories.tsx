import { Heading } from '@haberdash/ui';
import type { Route } from './+types/stories';
import { PageBlocks } from '../components/PageBlocks.tsx';
import { LazyPopUps } from '../components/LazyPopUps.tsx';
import styles from '../components/content-page.module.css';
import { readStories } from '../server/stories.server.ts';
import { publicLoader } from '../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../shared/seo/page-meta.ts';
import { Main } from '../../../frame/Main.tsx';

/** Each page of the stories has its own address. */
export const loader = publicLoader('stories', readStories);

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
