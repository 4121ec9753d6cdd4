import type { PublicPageRead } from '../../../../shared/reads/read-types.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { MAX_SEARCH_LENGTH, tidySearch } from '../model/search-text.ts';
import { searchHelp } from './content-results.server.ts';

/** The help centre: all of its pages, or those with the words of a search. */
export async function readHelpPage(read: PublicPageRead<'help'>) {
  const { t } = read;
  const q = tidySearch(read.query.get('q')).slice(0, MAX_SEARCH_LENGTH);
  return {
    head: pageHead(read, {
      title: q === '' ? t('contact.help') : t('contact.helpFound', { q }),
      ...(q === '' ? { description: t('contact.helpText') } : { noIndex: true }),
    }),
    q,
    results: await searchHelp(read, q),
  };
}
