import { Heading, Stack, Text } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { imageUrl } from '../../../../shared/pictures/image-url.ts';
import { Main } from '../../../../frame/Main.tsx';
import { degreesOf } from '../model/turn.ts';
import type { readTurnPage } from '../server/turn-page.server.ts';
import styles from './turn.module.css';
import { TurnViewer } from './TurnViewer.tsx';

/** Without script every second picture is shown in a row. */
const STEP = 2;

export function TurnPage({ page }: { readonly page: Awaited<ReturnType<typeof readTurnPage>> }) {
  const t = useTranslator();
  const { name, colour, frames, back } = page;
  return (
    <Main width="page">
      <Stack gap={4} className={styles['page']}>
        <p>
          <a href={back}>{t('compare.turnBack', { product: name })}</a>
        </p>
        <Heading level={1} size="2xl">
          {t('compare.turnTitle', { product: name })}
        </Heading>
        <Text tone="muted">
          {t('product.colour')}: {colour}
        </Text>
        <TurnViewer key={frames[0]} name={`${name}, ${colour}`} frames={frames} />
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolled region has to be reachable by keyboard */}
        <ul className={styles['strip']} data-without-script tabIndex={0} aria-label={t('compare.turnStrip')}>
          {frames.map(
            (src, index) =>
              index % STEP === 0 && (
                <li key={src}>
                  <img
                    src={imageUrl(src, { width: 640, format: 'webp' })}
                    alt={t('compare.turnAt', { product: name, degrees: degreesOf(index, frames.length) })}
                    width={640}
                    height={800}
                    loading="lazy"
                  />
                </li>
              ),
          )}
        </ul>
      </Stack>
    </Main>
  );
}
