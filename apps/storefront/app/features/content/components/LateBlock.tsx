import type { Block } from '@haberdash/blocks/model';
import { lazyWithRetry, useFromDocument, whenNear } from '@haberdash/page-engine';
import {
  startTransition,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
} from 'react';
import { reportBlock } from '../model/report-block.ts';
import { focusControl, focusedControl, hasInput } from '../model/block-input.ts';

interface LateBlockProps {
  readonly block: Block;
}

/** One object for good: React compares it by identity, and what is in the document must stay. */
const AS_IT_IS = { __html: '' };

const fetchCode = () => import('./InteractiveBlock.tsx');
const InteractiveBlock = lazyWithRetry(async () => (await fetchCode()).InteractiveBlock);

/** In the browser: markup of the document until the block is nearly in sight, then the block itself in the same place. */
export function LateBlock({ block }: LateBlockProps) {
  const isFromDocument = useFromDocument();
  const place = useRef<HTMLDivElement>(null);
  const focusedAt = useRef(-1);
  const [Loaded, setLoaded] = useState<ComponentType<LateBlockProps>>();
  useEffect(() => {
    const element = place.current;
    if (!isFromDocument || element === null) return undefined;
    const show = async () => {
      const code = await fetchCode();
      await code.preloadBlock(block);
      // A form that somebody has begun works as it stands; drawn anew it would lose what was typed.
      if (hasInput(element)) return;
      focusedAt.current = focusedControl(element);
      // What the block itself has to fetch is waited for: until then the markup stays.
      startTransition(() => setLoaded(() => code.InteractiveBlock));
    };
    // Without its code the block stays what the document has.
    const onFault = (cause: unknown) =>
      reportBlock({ type: 'fault', blockId: block.id, detail: String(cause) });
    // The document has only the links of a row of products.
    const afterUse = block.type === 'RecommendationCarousel';
    return whenNear(element, () => void show().catch(onFault), { afterUse });
  }, [isFromDocument, block]);
  // Whoever had reached a button of the document is at the same button afterwards.
  useLayoutEffect(() => {
    if (Loaded !== undefined && place.current !== null && focusedAt.current >= 0)
      focusControl(place.current, focusedAt.current);
  }, [Loaded]);
  if (isFromDocument && Loaded === undefined) {
    return (
      <div
        key="document"
        ref={place}
        data-block={block.id}
        suppressHydrationWarning
        dangerouslySetInnerHTML={AS_IT_IS}
      />
    );
  }
  return (
    <div key="live" ref={place} data-block={block.id}>
      {Loaded === undefined ? (
        <Suspense>
          <InteractiveBlock block={block} />
        </Suspense>
      ) : (
        <Loaded block={block} />
      )}
    </div>
  );
}
