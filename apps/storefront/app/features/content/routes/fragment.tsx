import { Heading } from '@haberdash/ui';
import type { Route } from './+types/fragment';
import styles from '../components/content-page.module.css';
import { PageBlocks } from '../components/PageBlocks.tsx';
import { readModalFragment } from '../server/fragment.server.ts';
import { publicLoader } from '../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../shared/seo/page-meta.ts';
import { Main } from '../../../frame/Main.tsx';

/** The page of a `#modal…` link, without script. */
export const loader = publicLoader('fragment', readModalFragment);

export { publicRevalidation as shouldRevalidate } from '../../../shared/reads/public-revalidation.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Fragment({ loaderData: { title, blocks } }: Route.ComponentProps) {
  return (
    <Main width="full">
      <div className={styles['title']}>
        <Heading level={1}>{title}</Heading>
      </div>
      <PageBlocks blocks={blocks} />
    </Main>
  );
}
