import { Button, Notice } from '@haberdash/ui';
import { useEffect, useRef } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { UNDO } from '../model/fetcher-keys.ts';
import { useCartFetcher } from './use-cart-fetcher.ts';
import { useOnePress } from './use-one-press.ts';
import styles from './cart.module.css';
import { ResponseModeField } from '../../../../shared/forms/ResponseModeField.tsx';

export interface DoneNotice {
  readonly text: string;
  readonly undo?:
    | { readonly productId: string; readonly qty: number; readonly recipeId?: string | undefined }
    | undefined;
  /** The pressed button was removed, and the focus with it. */
  readonly takesFocus?: boolean;
}

/** Shows what was done with an undo for removed lines; takes the focus of the removed button. */
export function UndoNotice({ text, undo, takesFocus = undo !== undefined }: DoneNotice) {
  const t = useTranslator();
  const ref = useRef<HTMLDivElement>(null);
  const fetcher = useCartFetcher(UNDO);
  const onSubmit = useOnePress(fetcher.state);
  useEffect(() => {
    if (takesFocus && document.activeElement === document.body) ref.current?.focus();
  }, [takesFocus, text]);
  return (
    <div ref={ref} tabIndex={-1}>
      <Notice tone="success" announce="polite">
        <div className={styles['done']}>
          <p>{text}</p>
          {undo !== undefined && (
            <fetcher.Form method="post" action={`/${t.site.locale}/cart`} onSubmit={onSubmit}>
              <input type="hidden" name="intent" value="add" />
              <input type="hidden" name="productId" value={undo.productId} />
              <input type="hidden" name="qty" value={undo.qty} />
              {undo.recipeId !== undefined && <input type="hidden" name="recipeId" value={undo.recipeId} />}
              <ResponseModeField />
              <Button type="submit" variant="secondary" size="sm" pending={fetcher.state !== 'idle'}>
                {t('common.undo')}
              </Button>
            </fetcher.Form>
          )}
        </div>
      </Notice>
    </div>
  );
}
