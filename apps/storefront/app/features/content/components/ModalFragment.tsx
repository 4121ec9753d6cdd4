import { Dialog, Skeleton } from '@haberdash/ui';
import { useEffect } from 'react';
import { useFetcher } from 'react-router';
import { report } from '../../../shared/state/report.ts';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import { modalUrl } from '../model/modal-url.ts';
import type { loader } from '../routes/fragment.tsx';
import { PageBlocks } from './PageBlocks.tsx';

interface ModalFragmentProps {
  /** Name of the fragment, which comes from the URL and may not exist. */
  readonly name: string;
  readonly onClose: () => void;
}

/** The page of a fragment in a dialog; closing it restores URL and focus. */
export function ModalFragment({ name, onClose }: ModalFragmentProps) {
  const t = useTranslator();
  const { load, data } = useFetcher<typeof loader>({ key: `modal ${name}` });
  const path = modalUrl(t.site.locale, name);
  useEffect(() => void load(path), [load, path]);
  useEffect(() => {
    if (data !== undefined) report({ type: 'blocks', within: 'dialog', blocks: data.blocks });
  }, [data]);
  return (
    <Dialog open onClose={onClose} title={data?.title ?? t('common.loading')} closeLabel={t('common.close')}>
      {data === undefined ? <Skeleton /> : <PageBlocks blocks={data.blocks} />}
    </Dialog>
  );
}
