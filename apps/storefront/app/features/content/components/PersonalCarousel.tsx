import { RecommendationCarousel } from '@haberdash/blocks';
import type { RecommendationCarouselBlock } from '@haberdash/blocks/model';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { documentConsent } from '../../measure/consent/index.ts';
import { useSite } from '../../../shared/i18n/use-site.ts';
import { canBePersonal, decideRow } from '../model/personal-rows.ts';

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
    const { gate } = documentConsent(region);
    if (!canBePersonal(block) || !gate.isGranted('targeting')) return undefined;
    const leaving = new AbortController();
    queueMicrotask(() => {
      if (!leaving.signal.aborted) setShown({ of: block, block: { ...block, selected: false } });
    });
    decideRow(block, { locale, path: pathname, signal: leaving.signal }).then(
      (decided) => setShown({ of: block, block: decided }),
      // The shop's own products are as good as none of the engine's.
      () => setShown(undefined),
    );
    const end = gate.subscribe(() => {
      if (gate.isGranted('targeting')) return;
      leaving.abort();
      setShown(undefined);
    });
    return () => {
      leaving.abort();
      end();
    };
  }, [block, region, locale, pathname]);
  return <RecommendationCarousel block={shown?.of === block ? shown.block : block} />;
}
