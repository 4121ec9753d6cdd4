import type { FavouritesResult, FavouritesNotice as NoticeText } from '../../../browse/cards/index.ts';
import { Button, Notice } from '@haberdash/ui';
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import { ResponseModeField } from '../../../../shared/forms/ResponseModeField.tsx';
import { ErrorNotice } from '../../../../shared/form-errors/ErrorNotice.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useAnnounce } from '../../../../shared/state/announcements.ts';
import styles from './favourites.module.css';

/** Shared by all removals, because a removed item unmounts its own fetcher. */
export const FAVOURITE_REMOVAL = 'favourite-removal';

const toNotice = (result: FavouritesResult): NoticeText =>
  result.ok ? { text: result.text ?? '', undo: result.productId } : { formError: result.formError };

/** Shows what was done with an undo for removals; takes the focus of the removed button. */
export function FavouritesNotice({ own }: { readonly own: NoticeText | undefined }) {
  const t = useTranslator();
  const ref = useRef<HTMLDivElement>(null);
  const removal = useFetcher<FavouritesResult>({ key: FAVOURITE_REMOVAL });
  const undoing = useFetcher<FavouritesResult>({ key: 'favourite-undo' });
  /** The removal that was undone. */
  const [undone, setUndone] = useState<unknown>();
  const last = removal.state === 'idle' ? removal.data : undefined;
  const latest = last === undefined ? own : toNotice(last);
  const failed = undoing.state === 'idle' && undoing.data?.ok === false ? toNotice(undoing.data) : undefined;
  const isUndone = undone !== undefined && undone === (last ?? own);
  const notice = isUndone ? failed : latest;
  const undo = notice !== undefined && 'undo' in notice ? notice.undo : undefined;
  useEffect(() => {
    if (undo !== undefined && document.activeElement === document.body) ref.current?.focus();
  }, [undo, last]);
  const undoneText = undoing.state === 'idle' && undoing.data?.ok === true ? undoing.data.text : undefined;
  const announce = useAnnounce();
  useEffect(() => {
    if (undoneText !== undefined) announce(undoneText);
  }, [undoneText, undoing.data, announce]);
  if (notice === undefined) return null;
  if ('formError' in notice) {
    return (
      <div className={styles['notice']}>
        <ErrorNotice formError={notice.formError} />
      </div>
    );
  }
  return (
    <div ref={ref} tabIndex={-1} className={styles['notice']}>
      <Notice tone="success" announce="polite">
        <div className={styles['done']}>
          <p>{notice.text}</p>
          {undo !== undefined && (
            <undoing.Form
              method="post"
              action={`/${t.site.locale}/favorites`}
              onSubmit={() => setUndone(last ?? own)}
            >
              <input type="hidden" name="intent" value="add" />
              <input type="hidden" name="id" value={undo} />
              <ResponseModeField />
              <Button type="submit" variant="quiet" size="sm">
                {t('common.undo')}
              </Button>
            </undoing.Form>
          )}
        </div>
      </Notice>
    </div>
  );
}
