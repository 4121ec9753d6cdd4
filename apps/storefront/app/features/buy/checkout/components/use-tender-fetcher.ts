import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { useAnnounce } from '../../../../shared/state/announcements.ts';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { TenderResult } from '../model/tender-result.ts';

/** A tender form that leaves the page and the card form as they are; `documents` is its result without a script. */
export function useTenderFetcher(key: string, documents: TenderResult | undefined) {
  const fetcher = useFetcher<TenderResult>({ key: `tender-${key}` });
  const announce = useAnnounce();
  const { data, state } = fetcher;
  const isIdle = state === 'idle';
  const result = data ?? documents;
  const rejected = isIdle ? textsByField(result?.formErrors ?? []) : {};
  const errorText = isIdle ? data?.formErrors[0]?.text : undefined;
  useEffect(() => {
    if (errorText !== undefined) announce(errorText);
  }, [announce, data, errorText]);
  return { Form: fetcher.Form, isSending: !isIdle, sent: fetcher.formData, result, rejected };
}
