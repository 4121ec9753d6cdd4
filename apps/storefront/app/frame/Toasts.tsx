import { ToastRegion } from '@haberdash/ui';
import { useEffect } from 'react';
import { useTranslator } from '../shared/i18n/TranslatorContext.tsx';
import { useRemoveToast, useToasts, type ToastMessage } from '../shared/state/toasts.ts';

/** The toasts over the page; each disappears when its time is up. */
export function Toasts() {
  const t = useTranslator();
  const toasts = useToasts();
  const remove = useRemoveToast();
  return (
    <>
      {toasts.map((toast) => (
        <ToastTimer key={toast.id} toast={toast} onEnd={remove} />
      ))}
      <ToastRegion
        label={t('common.messages')}
        dismissLabel={t('common.dismiss')}
        onDismiss={remove}
        toasts={toasts.map(({ id, tone, message, action }) => ({
          id,
          tone,
          message,
          action: action && <a href={action.href}>{action.label}</a>,
        }))}
      />
    </>
  );
}

function ToastTimer({
  toast,
  onEnd,
}: {
  readonly toast: ToastMessage;
  readonly onEnd: (id: string) => void;
}) {
  const { id, closesAfterMs } = toast;
  useEffect(() => {
    if (closesAfterMs === undefined) return undefined;
    const timer = setTimeout(onEnd, closesAfterMs, id);
    return () => clearTimeout(timer);
  }, [id, closesAfterMs, onEnd]);
  return null;
}
