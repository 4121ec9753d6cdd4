import { articlePageSize, flattenBlocks, type ContentPage } from '@haberdash/blocks/model';
import { redirect } from 'react-router';
import type { PublicPageRead } from '../../../shared/reads/read-types.ts';
import { fault } from '../../../shared/reads/faults.ts';
import { settlePage } from '../../../pages/page-number.ts';
import { pageHead } from '../../../shared/seo/page-head.ts';
import { toPageBlocks } from '../model/page-blocks.ts';
import { countOf, storiesUrl, tagsOf } from '../model/story-address.ts';
import { readContentPage } from './content-page.server.ts';

const MAX_PAGE = 50;

/** The number of pages of stories; 0 for none or unknown. */
function pageCount({ blocks }: ContentPage): number {
  for (const block of flattenBlocks(blocks)) {
    if (block.type === 'ArticleGrid' && block.showFilterBar === true && block.results !== undefined)
      return Math.ceil(block.results.numFound / articlePageSize(block));
  }
  return 0;
}

/** Stories by tags and page; redirects to the last page from one beyond it. */
export async function readStories(read: PublicPageRead<'stories'>) {
  const place = { tags: tagsOf(read.query.get('tag')), page: countOf(read.query.get('page'), 1, MAX_PAGE) };
  const page = await readContentPage(read, 'stories', place);
  if (page === undefined) throw fault('bad-answer', read.correlationId);
  const { locale } = read.site;
  // Where the number of pages is unknown, the requested page is shown.
  const { page: shown, isWritten } = settlePage(
    read.query.get('page'),
    place.page,
    pageCount(page) || place.page,
  );
  if (!isWritten) throw redirect(storiesUrl(locale, { ...place, page: shown }), 302);
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
}
