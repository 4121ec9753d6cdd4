import { RecommendationCarousel } from '@haberdash/blocks';
import type { RecommendationCarouselBlock } from '@haberdash/blocks/model';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useSite } from '../../../shared/i18n/use-site.ts';
import { canBePersonal, decideRow } from '../model/personal-rows.ts';

/** Not a part of every page. */
const loadConsent = () => import('../../measure/consent/index.ts');

interface Shown {
  readonly of: RecommendationCarouselBlock;
  readonly block: RecommendationCarouselBlock;
}

/**
 * A row of recommended products, replaced by what the decision engine decides for a visitor with consent for targeting.
 * It reports nothing until that is known, and nothing for a control group (spec 3 §4).
 */
export function PersonalCarousel({ block }: { readonly block: RecommendationCarouselBlock }) {
  const { region, locale } = useSite();
  const { pathname } = useLocation();
  const [shown, setShown] = useState<Shown>();
  useEffect(() => {
    if (!canBePersonal(block)) return undefined;
    const leaving = new AbortController();
    const { signal } = leaving;
    let unsubscribe = (): void => undefined;
    const showOwn = (): void => setShown(undefined);
    const decide = async () => {
      const { gate } = (await loadConsent()).documentConsent(region);
      if (signal.aborted) return;
      if (!gate.isGranted('targeting')) {
        showOwn();
        return;
      }
      unsubscribe = gate.subscribe(() => {
        if (gate.isGranted('targeting')) return;
        leaving.abort();
        showOwn();
      });
      const decided = await decideRow(block, { locale, path: pathname, signal });
      if (!signal.aborted) setShown({ of: block, block: decided });
    };
    queueMicrotask(() => {
      if (!signal.aborted) setShown({ of: block, block: { ...block, selected: false } });
    });
    // The shop's own products are as good as none of the engine's.
    decide().catch(() => {
      if (!signal.aborted) showOwn();
    });
    return () => {
      leaving.abort();
      unsubscribe();
    };
  }, [block, region, locale, pathname]);
  return <RecommendationCarousel block={shown?.of === block ? shown.block : block} />;
}
