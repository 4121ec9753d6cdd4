import { Button, ChevronLeftIcon, ChevronRightIcon, Heading, Notice } from '@haberdash/ui';
import type { ReactNode } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { Main } from '../../../../frame/Main.tsx';
import { SECTIONS, type Section } from '../model/sections.ts';
import styles from './account.module.css';

export interface AccountPageProps {
  readonly section: Section;
  readonly title: ReactNode;
  readonly done?: string | undefined;
  readonly parent?: { readonly path: string; readonly label: string } | undefined;
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** Shows the navigation beside the page on a wide screen, on the overview only on a narrow one. */
export function AccountPage({ section, title, done, parent, below, children }: AccountPageProps) {
  const t = useTranslator();
  const isEntry = section === 'overview';
  const up = parent ?? { path: 'account', label: t('overview.overview') };
  return (
    <Main width="content" below={below}>
      <div className={styles['page']} data-entry={isEntry || undefined}>
        <div className={styles['head']}>
          {!isEntry && (
            <a
              className={styles['up']}
              href={`/${t.site.locale}/${up.path}`}
              data-nested={parent === undefined ? undefined : ''}
            >
              <ChevronLeftIcon size="sm" />
              {up.label}
            </a>
          )}
          <Heading level={1} size="2xl">
            {title}
          </Heading>
        </div>
        <AccountNavigation section={section} />
        <div className={styles['content']}>
          {done !== undefined && (
            <Notice tone="success" announce="polite">
              <p>{done}</p>
            </Notice>
          )}
          {children}
        </div>
      </div>
    </Main>
  );
}

function AccountNavigation({ section }: { readonly section: Section }) {
  const t = useTranslator();
  const home = `/${t.site.locale}`;
  return (
    <nav aria-label={t('overview.navigation')} className={styles['navigation']}>
      <ul className={styles['sections']}>
        {SECTIONS.map(([name, path]) => (
          <li key={name}>
            <a href={`${home}/${path}`} aria-current={name === section ? 'page' : undefined}>
              {t(`overview.${name}`)}
              <ChevronRightIcon size="sm" />
            </a>
          </li>
        ))}
      </ul>
      {/* As a document: nothing of the person stays in the page's memory. */}
      <form method="post" action={`${home}/sign-out`}>
        <Button type="submit" variant="secondary" size="sm">
          {t('overview.signOut')}
        </Button>
      </form>
    </nav>
  );
}
