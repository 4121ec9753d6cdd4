import { UNAVAILABLE_DESCRIPTION } from '@haberdash/analytics';
import { ButtonLink, Container, Heading, Stack, Text } from '@haberdash/ui';
import { Suspense, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { lazyWithRetry } from '@haberdash/page-engine';
import { useTranslator } from '../shared/i18n/TranslatorContext.tsx';
import type { MessageKey } from '../shared/i18n/translator.ts';
import type { Fault, FaultKind } from '../shared/reads/read-fault.ts';
import { sites } from '../shared/sites/sites.ts';
import { siteNames } from './site-names.ts';
import { Main } from './Main.tsx';
import styles from './fault.module.css';

const NotFoundBlocks = lazyWithRetry(async () => (await import('./NotFoundBlocks.tsx')).NotFoundBlocks);

const TEXTS = {
  'not-found': ['errors.notFoundTitle', 'errors.notFoundText'],
  'bad-address': ['errors.badAddressTitle', 'errors.notFoundText'],
  unreadable: ['errors.unreadableTitle', 'errors.unreadableText'],
  'unknown-site': ['errors.unknownSiteTitle', 'errors.unknownSiteText'],
  'bad-answer': ['errors.serviceDownTitle', 'errors.serviceDownText'],
  'service-down': ['errors.serviceDownTitle', 'errors.serviceDownText'],
  slow: ['errors.slowTitle', 'errors.slowText'],
  offline: ['errors.offlineTitle', 'errors.offlineText'],
  broken: ['errors.brokenTitle', 'errors.brokenText'],
  rejected: ['errors.rejectedTitle', 'errors.notFoundText'],
  'too-many': ['errors.tooManyTitle', 'errors.tooManyText'],
} as const satisfies Readonly<Record<FaultKind, readonly [MessageKey, MessageKey]>>;

const CAN_RETRY: ReadonlySet<FaultKind> = new Set([
  'bad-answer',
  'service-down',
  'slow',
  'offline',
  'broken',
  'too-many',
]);

export interface FaultViewProps {
  readonly fault: Fault;
  /** The search field. */
  readonly search: ReactNode;
}

/** Explains a fault and how to continue: a fault never leaves a blank page. */
export function FaultView({ fault: { kind, correlationId, blocks = [] }, search }: FaultViewProps) {
  const t = useTranslator();
  const { pathname, search: query } = useLocation();
  const [title, text] = TEXTS[kind];
  const isLost = kind === 'not-found' || kind === 'bad-address' || kind === 'rejected';
  return (
    <Main width="full">
      <title>{t(title)}</title>
      <meta name="robots" content="noindex" />
      <meta name="description" content={UNAVAILABLE_DESCRIPTION} />
      <Container width="text">
        <Stack gap={5} className={styles['fault']}>
          <Heading level={1}>{t(title)}</Heading>
          <Text size="lg" tone="muted">
            {t(text)}
          </Text>
          {isLost && search}
          {kind === 'unknown-site' ? (
            <SiteList />
          ) : (
            <div className={styles['actions']}>
              {CAN_RETRY.has(kind) && (
                <ButtonLink href={pathname + query} data-document>
                  {t('common.retry')}
                </ButtonLink>
              )}
              <ButtonLink
                href={`/${t.site.locale}`}
                variant={CAN_RETRY.has(kind) ? 'secondary' : 'primary'}
                data-document
              >
                {t('errors.goHome')}
              </ButtonLink>
            </div>
          )}
          {correlationId !== undefined && (
            <Text size="sm" tone="subtle">
              {t('errors.reference', { id: correlationId })}
            </Text>
          )}
        </Stack>
      </Container>
      {blocks.length > 0 && (
        <Suspense>
          <NotFoundBlocks blocks={blocks} />
        </Suspense>
      )}
    </Main>
  );
}

function SiteList() {
  return (
    <ul className={styles['sites']}>
      {sites.map((site) => {
        const { country, language } = siteNames(site);
        return (
          <li key={site.locale}>
            <a href={`/${site.locale}`} hrefLang={site.languageTag} lang={site.languageTag} data-document>
              {country} · {language}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
