import { BlockProvider, createImageUrl, ProductCard, renderBlocks } from '@haberdash/blocks';
import type { Block } from '@haberdash/blocks/model';
import type { BlockEnvironment } from '@haberdash/blocks';
import { useMemo } from 'react';
import { blockTextsOf } from '../../../shared/texts/block-texts.ts';
import type { PreviewSite } from '../../../shared/sites/sites.ts';
import type { State } from '../model/query.ts';

const EMPTY_PICTURE = 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E';
const pictures: Readonly<Partial<Record<State, BlockEnvironment['imageUrl']>>> = {
  loading: () => EMPTY_PICTURE,
  error: (_src, { width }) => `/images/missing?w=${width}`,
};
const imageUrl = createImageUrl();

/** What blocks are given: the same as by the shop, but for its own product card and what it keeps of a visitor. */
function environmentOf(site: PreviewSite, state: State): BlockEnvironment {
  const { locale, languageTag } = site;
  return {
    locale,
    path: `/${locale}`,
    Link: 'a',
    imageUrl: pictures[state] ?? imageUrl,
    formatMoney: (amount, currency) =>
      new Intl.NumberFormat(languageTag, { style: 'currency', currency }).format(amount),
    texts: blockTextsOf(site),
    ProductCard,
  };
}

/** The environment of the blocks of a site; the same object while site and state stay. */
export const useBlockEnvironment = (site: PreviewSite, state: State): BlockEnvironment =>
  useMemo(() => environmentOf(site, state), [site, state]);

interface BlockStageProps {
  readonly blocks: readonly Block[];
  readonly site: PreviewSite;
  readonly state: State;
  /** The picture is in the first screen of its page. */
  readonly isFirst?: boolean | undefined;
}

/** Blocks as the shop draws them, by the same build of the same package. */
export function BlockStage({ blocks, site, state, isFirst = false }: BlockStageProps) {
  const environment = useBlockEnvironment(site, state);
  return (
    <BlockProvider value={environment}>
      {renderBlocks(blocks, undefined, { priority: isFirst })}
    </BlockProvider>
  );
}
