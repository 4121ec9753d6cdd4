import { VisuallyHidden } from '@haberdash/ui';
import type { Route } from './+types/home';
import { readContentPage } from '../server/content-page.server.ts';
import { toPageBlocks } from '../model/page-blocks.ts';
import { PageBlocks } from '../components/PageBlocks.tsx';
import { publicLoader } from '../../../shared/reads/define-read.ts';
import { fault } from '../../../shared/reads/faults.ts';
import { pageHead } from '../../../shared/seo/page-head.ts';
import { pageMeta } from '../../../shared/seo/page-meta.ts';
import { homeJsonLd } from '../../../shared/seo/json-ld.ts';
import { JsonLd } from '@haberdash/page-engine';
import { Main } from '../../../frame/Main.tsx';

/** An editorial page whose carousels are filled in the same round of calls. */
export const loader = publicLoader('home', async (read) => {
  const page = await readContentPage(read, 'home', undefined, 'home');
  if (page === undefined) throw fault('bad-answer', read.correlationId);
  const title = page.seoTitle ?? page.title;
  return {
    head: pageHead(read, { title, description: page.seoDescription, path: '' }),
    title: page.title,
    hasH1: page.hasH1,
    blocks: toPageBlocks(page.blocks, read.isDocument),
    jsonLd: homeJsonLd(read.site),
  };
});

export { publicRevalidation as shouldRevalidate } from '../../../shared/reads/public-revalidation.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Home({ loaderData: { title, hasH1, blocks, jsonLd } }: Route.ComponentProps) {
  return (
    <Main width="full">
      {!hasH1 && <VisuallyHidden as="h1">{title}</VisuallyHidden>}
      <PageBlocks blocks={blocks} />
      <JsonLd data={jsonLd} />
    </Main>
  );
}
