import { Checkbox, TextField } from '@haberdash/ui';
import { useEffect, useRef, useState, type ChangeEvent } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { shrinkPicture } from '../model/shrink-picture.ts';
import { MOST_PICTURE_BYTES, pictureIdsIn, PICTURE_TYPES } from '../model/pictures.ts';
import type { ReviewResult } from '../server/review-requests.server.ts';
import styles from './pictures.module.css';
import { SquarePicture } from './SquarePicture.tsx';

interface PicturesFieldProps {
  /** What the form was rejected with: uploaded photos are given by their ids. */
  readonly result: ReviewResult | undefined;
  readonly error: string | undefined;
  readonly most: number;
  readonly isNeeded?: boolean;
}

/** Photos to send with what a shopper writes; those that have arrived stay, whatever else is rejected. */
export function PicturesField({ result, error, most, isNeeded = false }: PicturesFieldProps) {
  const t = useTranslator();
  const picker = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const ids = pictureIdsIn(result?.values['picture']);
  useEffect(() => {
    // What was chosen has arrived or is rejected: it must not travel once more.
    if (result === undefined || picker.current === null) return;
    picker.current.value = '';
    setProblem(undefined);
  }, [result]);
  // Checked before the upload: an oversized form would lose what was typed.
  const check = async ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
    const files = await Promise.all([...(input.files ?? [])].slice(0, most + 1).map(shrinkPicture));
    const large = files.find(({ size }) => size > MOST_PICTURE_BYTES);
    if (large !== undefined) setProblem(t('reviews.picture-too-many-bytes', { name: large.name }));
    else setProblem(files.length > most ? t('reviews.pictures-too-many', { count: most }) : undefined);
    const taken = new DataTransfer();
    if (large === undefined && files.length <= most) for (const file of files) taken.items.add(file);
    input.files = taken.files;
  };
  return (
    <div className={styles['field']}>
      <TextField
        ref={picker}
        id="pictures"
        name="pictures"
        type="file"
        accept={PICTURE_TYPES}
        multiple={most > 1}
        className={styles['files']}
        label={t('reviews.field-pictures', { count: most })}
        hint={t('reviews.picturesHint', { count: most })}
        {...(isNeeded ? { 'aria-required': true } : { optionalText: t('reviews.optional') })}
        error={problem ?? error}
        onChange={(event) => void check(event)}
      />
      {ids.length > 0 && (
        <>
          <input type="hidden" name="picture" value={ids.join(' ')} />
          <ul aria-label={t('reviews.picturesStored')} className={styles['pictures']}>
            {ids.map((id, index) => (
              <li key={id}>
                <SquarePicture id={id} alt="" />
                <Checkbox
                  name="removePicture"
                  value={id}
                  label={t('reviews.pictureRemove', { number: index + 1 })}
                />
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
