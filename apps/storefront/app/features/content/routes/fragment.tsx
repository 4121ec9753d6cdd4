import { Heading } from '@haberdash/ui';
import type { Route } from './+types/fragment';
import styles from '../components/content-page.module.css';
import { PageBlocks } from '../components/PageBlocks.tsx';
import { readModalFragment } from '../server/fragment.server.ts';
import { publicLoader } from '../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../shared/seo/page-meta.ts';
import { Main } from '../../../frame/Main.tsx';

/** What a `#modal…` link opens over a page, as a page of its own for whoever has no JavaScript. */
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
