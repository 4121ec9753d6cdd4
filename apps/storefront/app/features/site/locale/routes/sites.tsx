import { Heading } from '@haberdash/ui';
import type { Route } from './+types/sites';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { ownPath } from '../../../../pages/site-path.ts';
import { privateLoader } from '../../../../shared/reads/define-read.ts';
import { pageHead } from '../../../../shared/seo/page-head.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';
import { Main } from '../../../../frame/Main.tsx';
import { SiteList } from '../components/SiteList.tsx';

/** Every site of the shop, each as the way to the same page there; a script opens it over that page. */
export const loader = privateLoader((read) =>
  Promise.resolve({
    head: pageHead(read, { title: read.t('common.countryAndLanguage'), noIndex: true }),
    from: ownPath(read.url.searchParams.get('at'), read.site),
  }),
);

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Sites({ loaderData: { from } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <Main width="text">
      <Heading level={1} size="2xl">
        {t('common.countryAndLanguage')}
      </Heading>
      <SiteList from={from} />
    </Main>
  );
}
