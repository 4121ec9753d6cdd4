import { Accordion, ButtonLink, Heading, Notice, Text } from '@haberdash/ui';
import { useEffect, useRef } from 'react';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { FoundSize } from '../model/size-finder.ts';
import { AboutProduct } from './AboutProduct.tsx';
import { FinderForm } from './FinderForm.tsx';
import { useLengthText } from './length-text.ts';
import { MeasureTable } from './MeasureTable.tsx';
import styles from './finder.module.css';
import type { SizeFinderPageProps } from './finder-props.ts';

/** Which size fits, with the reason, and the measurements of every size. */
export function SizeFinderPage({ page, result }: SizeFinderPageProps) {
  const t = useTranslator();
  const { name, image, back, fit, tables } = page;
  return (
    <AboutProduct title={t('compare.finderTitle')} name={name} image={image} back={back}>
      {result?.found !== undefined && <Found page={page} found={result.found} />}
      <FinderForm page={page} result={result} />
      {fit !== undefined && <Text measure>{fit}</Text>}
      <section aria-labelledby="measurements" className={styles['tables']}>
        <Heading level={2} size="xl" id="measurements">
          {t('compare.measurements')}
        </Heading>
        <Text tone="muted" measure>
          {t('compare.measurementsText')}
        </Text>
        {tables.map((table) => (
          <MeasureTable
            key={table.body ?? 'all'}
            table={table}
            sizes={page.sizes}
            found={result?.found?.sizeId}
          />
        ))}
      </section>
      <Accordion
        level={2}
        items={[{ id: 'how', title: t('compare.howTitle'), content: <p>{t(`compare.how-${page.run}`)}</p> }]}
      />
    </AboutProduct>
  );
}

function Found({
  page: { sizes, back },
  found,
}: {
  readonly page: SizeFinderPageProps['page'];
  readonly found: FoundSize;
}) {
  const t = useTranslator();
  const length = useLengthText();
  const { sizeId, measure, own, madeFor, moved, beyond } = found;
  const size = sizes.find((each) => each.sizeId === sizeId);
  const label = size?.label ?? sizeId;
  const resultRegion = useRef<HTMLDivElement>(null);
  // It is above the form: every press moves the focus to it.
  useEffect(() => resultRegion.current?.focus(), [found]);
  const part = t(`compare.part-${measure}`);
  return (
    <div ref={resultRegion} tabIndex={-1} className={styles['result']}>
      <Notice tone={beyond === undefined ? 'success' : 'warning'}>
        <div className={styles['found']}>
          <output>
            <strong>{t('compare.yourSize', { size: label })}</strong>
          </output>
          <p>
            {t('compare.because', { part, own: length([own, own]), size: label, range: length(madeFor) })}
          </p>
          {moved !== undefined && <p>{t(`compare.moved-${moved}`)}</p>}
          {beyond !== undefined && <p>{t(`compare.beyond-${beyond}`)}</p>}
          {size?.soldOut === true && <p>{t('compare.foundSoldOut')}</p>}
          <ButtonLink href={`${back}#size`} variant="secondary">
            {t('compare.takeSize', { size: label })}
          </ButtonLink>
        </div>
      </Notice>
    </div>
  );
}
