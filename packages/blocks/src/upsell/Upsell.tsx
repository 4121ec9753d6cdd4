import { Button, Carousel, Checkbox, Container, Picture } from '@haberdash/ui';
import { useEffect, useId, useRef, useState } from 'react';
import type { AddOutcome, CartPort } from '../context/block-ports.ts';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { UpsellBlock, UpsellItem } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockHeading } from '../parts/BlockHeading.tsx';
import { BlockSection } from '../parts/BlockSection.tsx';
import { ContentLink } from '../parts/ContentLink.tsx';
import { stacksOf, upsellItems } from './upsell-items.ts';
import styles from './upsell.module.css';

interface RowProps {
  readonly item: UpsellItem;
  readonly control: UpsellBlock['addToCartControls'];
  readonly isChosen: boolean;
  readonly isBusy: boolean;
  readonly formError: string | undefined;
  readonly onChoose: (isChosen: boolean) => void;
  readonly onAdd: () => void;
}

function Row({ item, control, isChosen, isBusy, formError, onChoose, onAdd }: RowProps) {
  const id = useId();
  const describedBy = formError === undefined ? undefined : id;
  const { texts, imageUrl, formatMoney } = useBlocks();
  const { add, adding, choose } = texts.upsell();
  return (
    <div className={styles['row']}>
      <Picture
        className={styles['image']}
        src={item.image.src}
        alt={item.image.alt}
        width={400}
        height={500}
        url={imageUrl}
        widths={[120, 240]}
        sizes="6rem"
        formats={['avif', 'webp']}
        ratio="4/5"
      />
      <div className={styles['facts']}>
        <ContentLink url={item.url}>{item.name}</ContentLink>
        <p>{formatMoney(item.price, item.currency)}</p>
        {control === 'checkbox' ? (
          <Checkbox
            name="upsell"
            value={item.id}
            label={choose(item.name)}
            checked={isChosen}
            onChange={(event) => onChoose(event.currentTarget.checked)}
            aria-describedby={describedBy}
            data-needs-script
          />
        ) : (
          <Button
            size="sm"
            variant="secondary"
            pending={isBusy}
            pendingLabel={adding}
            aria-label={`${add}: ${item.name}`}
            aria-describedby={describedBy}
            onClick={onAdd}
            data-needs-script
          >
            {add}
          </Button>
        )}
        {formError !== undefined && (
          <p id={id} className={styles['formError']}>
            {formError}
          </p>
        )}
      </div>
    </div>
  );
}

const NONE: ReadonlyMap<string, string> = new Map();

/** The state of adding: pending, result per item, and the action. */
function useAdding(cart: CartPort | undefined, onAdded: (skus: readonly string[]) => void) {
  const { texts } = useBlocks();
  const [busy, setBusy] = useState<readonly string[]>([]);
  const [message, setMessage] = useState('');
  const [formErrors, setErrors] = useState(NONE);
  const add = async (items: readonly UpsellItem[]) => {
    if (cart === undefined || busy.length > 0) return;
    const own = texts.upsell();
    setBusy(items.map(({ id }) => id));
    const outcome = await cart
      .add(items.map(({ id, sku }) => ({ id, sku })))
      .catch((): AddOutcome => ({ ok: false, message: own.failed }));
    const rejected = outcome.ok ? [] : (outcome.rejected ?? items.map(({ sku }) => ({ sku, message: '' })));
    setBusy([]);
    setErrors(new Map(rejected.flatMap((each) => (each.message === '' ? [] : [[each.sku, each.message]]))));
    onAdded(items.flatMap(({ sku }) => (rejected.some((each) => each.sku === sku) ? [] : [sku])));
    setMessage(outcome.ok ? own.added : outcome.message);
  };
  return { busy, message, formErrors, add };
}

/** Complete the look: stacked items, added one by one or all ticked ones together (spec 3 §3, §5, §9). */
export function Upsell({ block }: BlockProps<UpsellBlock>) {
  const { texts, cart, onEvent } = useBlocks();
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const { busy, message, formErrors, add } = useAdding(cart, (added) =>
    setChosen((before) => before.filter((sku) => !added.includes(sku))),
  );
  const items = upsellItems(block.items, cart?.quantities, cart?.isShowcase);
  const { id, stackedCount, addToCartControls = 'cta' } = block;
  const shown = items.slice(0, stackedCount);
  const reported = shown.map((item) => item.id).join();
  const latest = useRef(shown);
  useEffect(() => {
    latest.current = shown;
  });
  useEffect(() => {
    if (reported !== '') onEvent?.({ type: 'upsell-impressions', blockId: id, items: latest.current });
  }, [reported, id, onEvent]);
  if (items.length === 0) return null;
  const own = texts.upsell();
  const picked = items.filter((item) => chosen.includes(item.sku));
  const titled = { ...block, title: block.title ?? own.title };
  const stacks = stacksOf(items, stackedCount).map((stack) => (
    <div key={stack[0]?.id} className={styles['stack']}>
      {stack.map((item) => (
        <Row
          key={item.id}
          item={item}
          control={addToCartControls}
          isChosen={chosen.includes(item.sku)}
          isBusy={busy.includes(item.id)}
          formError={formErrors.get(item.sku)}
          onChoose={(isChosen) =>
            setChosen((before) =>
              isChosen ? [...before, item.sku] : before.filter((each) => each !== item.sku),
            )
          }
          onAdd={() => void add([item])}
        />
      ))}
    </div>
  ));
  return (
    <BlockSection anchor={id}>
      <Container width="content">
        {stacks.length > 1 ? (
          <Carousel
            label={titled.title}
            roleDescription={texts.carousel}
            previousLabel={texts.previousSlide}
            nextLabel={texts.nextSlide}
            slide="wide"
            heading={<BlockHeading block={titled} size="xl" />}
          >
            {stacks}
          </Carousel>
        ) : (
          <>
            <BlockHeading block={titled} size="xl" />
            {stacks}
          </>
        )}
        {addToCartControls === 'checkbox' && (
          <Button
            className={styles['all']}
            pending={busy.length > 0}
            pendingLabel={own.adding}
            disabled={picked.length === 0}
            onClick={() => void add(picked)}
            data-needs-script
          >
            {own.addChosen(picked.length)}
          </Button>
        )}
        <p aria-live="polite" className={styles['message']}>
          {message}
        </p>
      </Container>
    </BlockSection>
  );
}
