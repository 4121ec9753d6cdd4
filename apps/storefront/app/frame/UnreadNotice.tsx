import { Button, Notice } from '@haberdash/ui';
import { useTranslator } from '../shared/i18n/TranslatorContext.tsx';

export interface UnreadNoticeProps {
  readonly isReading: boolean;
  readonly onRetry: () => void;
}

/** Reloading the page's data failed after a change: the page stays, with a retry. */
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
