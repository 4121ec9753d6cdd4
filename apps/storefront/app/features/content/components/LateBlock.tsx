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

/** A constant: React compares it by identity and keeps the document's markup. */
const AS_IT_IS = { __html: '' };

const fetchCode = () => import('./InteractiveBlock.tsx');
const InteractiveBlock = lazyWithRetry(async () => (await fetchCode()).InteractiveBlock);

/**
 * In the browser: the document's markup until the block is near the viewport, then the block itself in the same place.
 */
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
      // A form with input works as it is; rendered again it would lose the input.
      if (hasInput(element)) return;
      focusedAt.current = focusedControl(element);
      // A transition keeps the markup while the block loads its data.
      startTransition(() => setLoaded(() => code.InteractiveBlock));
    };
    // Without its code the block stays as in the document.
    const onFault = (cause: unknown) =>
      reportBlock({ type: 'fault', blockId: block.id, detail: String(cause) });
    // The document has only the links of a carousel.
    const afterUse = block.type === 'RecommendationCarousel';
    return whenNear(element, () => void show().catch(onFault), { afterUse });
  }, [isFromDocument, block]);
  // Restores the focus to the same button.
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
