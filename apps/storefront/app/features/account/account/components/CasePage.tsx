import { ButtonLink, EmptyState, Heading, Stack, Text } from '@haberdash/ui';
import type { ReactNode } from 'react';
import { Main } from '../../../../frame/Main.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './account.module.css';

export interface CasePageProps {
  readonly title: string;
  readonly text: string;
  /** Says that the form was sent, with the number of its case; none before it was. */
  readonly sent: string | undefined;
  readonly sentTitle?: string;
  readonly below?: ReactNode;
  readonly children: ReactNode;
}

/** A form that becomes a case, whose number is shown once in its place. */
export function CasePage({ title, text, sent, sentTitle = title, below, children }: CasePageProps) {
  const t = useTranslator();
  if (sent !== undefined) {
    return (
      <Main width="text">
        <EmptyState
          level={1}
          title={sentTitle}
          actions={<ButtonLink href={`/${t.site.locale}`}>{t('common.continueShopping')}</ButtonLink>}
        >
          <output>{sent}</output>
        </EmptyState>
      </Main>
    );
  }
  return (
    <Main width="text" below={below}>
      <Stack gap={5} className={styles['alone']}>
        <Heading level={1} size="2xl">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
        {children}
      </Stack>
    </Main>
  );
}
