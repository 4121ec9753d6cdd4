import { Button, Heading, Notice, Text, TextField } from '@haberdash/ui';
import type { Route } from './+types/help';
import { ContentResults } from '../components/ContentResults.tsx';
import styles from '../components/help.module.css';
import { MAX_SEARCH_LENGTH } from '../model/search-text.ts';
import { readHelpPage } from '../server/help-page.server.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { publicLoader } from '../../../../shared/reads/define-read.ts';
import { pageMeta } from '../../../../shared/seo/page-meta.ts';
import { Main } from '../../../../frame/Main.tsx';

/** The help centre at `/help`, searched at `/help?q=…`; the same for everyone. */
export const loader = publicLoader('help', readHelpPage);

export { publicRevalidation as shouldRevalidate } from '../../../../shared/reads/public-revalidation.ts';

export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function Help({ loaderData: { q, results } }: Route.ComponentProps) {
  const t = useTranslator();
  const path = `/${t.site.locale}/help`;
  return (
    <Main width="text">
      <div className={styles['page']}>
        <div className={styles['head']}>
          <Heading level={1}>{t('contact.help')}</Heading>
          <Text tone="muted" size="lg">
            {t('contact.helpText')}
          </Text>
        </div>
        <search>
          <form action={path} className={styles['form']}>
            <TextField
              id="help-search"
              key={q}
              type="search"
              name="q"
              label={t('contact.helpSearch')}
              maxLength={MAX_SEARCH_LENGTH}
              autoComplete="off"
              defaultValue={q}
            />
            <Button type="submit">{t('search.submit')}</Button>
          </form>
        </search>
        {results === undefined ? (
          <Notice tone="warning" title={t('contact.helpSilent')}>
            {t('contact.helpSilentText')}
          </Notice>
        ) : (
          <section aria-labelledby="help-results" className={styles['results']}>
            <Heading level={2} size="lg" id="help-results">
              {q === ''
                ? t('contact.helpTopics')
                : t(results.length === 0 ? 'contact.helpNothing' : 'contact.helpFound', { q })}
            </Heading>
            <ContentResults results={results} level={3} />
            {q !== '' && (
              <p>
                <a href={path}>{t('contact.helpAll')}</a>
              </p>
            )}
          </section>
        )}
        <Text>
          {t('contact.helpElse')} <a href={`${path}/contact-us`}>{t('contact.title')}</a>
        </Text>
      </div>
    </Main>
  );
}
