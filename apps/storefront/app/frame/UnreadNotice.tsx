import { Button, Notice } from '@haberdash/ui';
import { useTranslator } from '../shared/i18n/TranslatorContext.tsx';

export interface UnreadNoticeProps {
  readonly isReading: boolean;
  readonly onRetry: () => void;
}

/** What the page shows could not be read again after a change: it stays, and offers another try. */
export function UnreadNotice({ isReading, onRetry }: UnreadNoticeProps) {
  const t = useTranslator();
  return (
    <Notice tone="warning" announce="polite">
      <p>{t('common.unread')}</p>
      <Button variant="secondary" size="sm" pending={isReading} onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </Notice>
  );
}
