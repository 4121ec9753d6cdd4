import { Button, Notice, QuantityField, Text } from '@haberdash/ui';
import { useEffect, type FocusEvent, type FormEvent, type ReactNode } from 'react';
import { ResponseModeField } from '../../../../shared/forms/ResponseModeField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useAnnounce } from '../../../../shared/state/announcements.ts';
import { typedQuantity } from '../model/typed-quantity.ts';
import { LEAVE_FIELD } from '../model/cart-intent.ts';
import styles from './cart.module.css';
import type { CartLineProps } from './cart-line-props.ts';
import { useCartFetcher } from './use-cart-fetcher.ts';
import { useOnePress } from './use-one-press.ts';

/** Submits a number that native validation would block, so that the error is shown as text. */
function sendOddNumber({ target }: FocusEvent<HTMLFormElement>) {
  if (!(target instanceof HTMLInputElement) || target.type !== 'number') return;
  if (target.value !== target.defaultValue && !target.checkValidity()) target.form?.requestSubmit();
}

/** Announces the new quantity; errors are announced by their field. */
function useAnnounceQuantity({
  data,
  state,
}: Pick<ReturnType<typeof useCartFetcher>, 'data' | 'state'>): void {
  const announce = useAnnounce();
  useEffect(() => {
    if (state === 'idle' && data?.ok === true && data.text !== undefined) announce(data.text);
  }, [announce, data, state]);
}

type ControlsProps = Omit<CartLineProps, 'currency'>;

/** A bonus product has one unit and can only be replaced. */
export function LineControls(props: ControlsProps) {
  const { line, removal } = props;
  return line.bonus ? (
    <LineForm line={line} removal={removal}>
      <LeaveButton intent="remove" product={line.name} />
    </LineForm>
  ) : (
    <QuantityControls {...props} />
  );
}

/** The quantity of a line, with removal and save for later. */
function QuantityControls({ line, removal, formError, canSave }: ControlsProps) {
  const t = useTranslator();
  const fetcher = useCartFetcher(`line-${line.id}`);
  useAnnounceQuantity(fetcher);
  const [own, leaving] = [fetcher, removal].map(({ data, state }) =>
    state === 'idle' && data?.ok === false ? data.formError : undefined,
  );
  const ofDocument = formError?.intent === 'gift' ? undefined : formError;
  const error =
    own ?? [leaving, ofDocument].find((each) => each?.place === 'line' && each.itemId === line.id);
  const isGoods = canSave && line.delivery?.way !== 'digital';
  const withdrawn =
    fetcher.state === 'idle' && fetcher.data?.ok === true ? fetcher.data.withdrawn : undefined;
  const isTyped = error === formError && formError?.intent === 'set-quantity' && formError.isStep !== true;
  const typed = isTyped ? formError.typed : undefined;
  return (
    <LineForm line={line} removal={removal} change={fetcher}>
      <QuantityField
        label={t('cart.quantityOf', { product: line.name })}
        name="qty"
        value={typedQuantity(typed) ?? line.qty}
        max={Math.max(line.maxQty, 1)}
        decreaseLabel={t('cart.less', { product: line.name })}
        increaseLabel={t('cart.more', { product: line.name })}
        updateLabel={t('cart.update')}
        error={error?.text}
        id={`qty-${line.id}`}
      />
      {withdrawn !== undefined && <Notice announce="polite">{withdrawn}</Notice>}
      <div className={styles['leaving']}>
        {isGoods && line.gift === undefined && <LeaveButton intent="save" product={line.name} />}
        <LeaveButton intent="remove" product={line.name} />
      </div>
      {/* What is saved has no gift options: they come off the line first. */}
      {isGoods && line.gift !== undefined && (
        <Text size="sm" tone="muted">
          {t('cart.saveWithoutGift')}
        </Text>
      )}
    </LineForm>
  );
}

/** Whether removing and adding the line again would lose a choice. */
const hasOptions = ({ gift, delivery }: CartLineProps['line']): boolean =>
  gift !== undefined || (delivery?.storeId !== undefined && delivery.way !== 'digital');

interface LineFormProps extends Pick<CartLineProps, 'line' | 'removal'> {
  /** Absent for bonus products, whose quantity is fixed. */
  readonly change?: ReturnType<typeof useCartFetcher>;
  readonly children: ReactNode;
}

/** One form per line: it sets the quantity unless the pressed button removes or saves the line. */
function LineForm({ line, removal, change, children }: LineFormProps) {
  const t = useTranslator();
  const onLeave = useOnePress(removal.state);
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const submitter = event.nativeEvent instanceof SubmitEvent ? event.nativeEvent.submitter : null;
    const isLeaving = submitter?.getAttribute('name') === LEAVE_FIELD;
    if (isLeaving) onLeave(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    const sender = isLeaving ? removal : change;
    void sender?.submit(submitter instanceof HTMLButtonElement ? submitter : event.currentTarget);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears of its number being left
    <form
      method="post"
      action={`/${t.site.locale}/cart`}
      noValidate
      onSubmit={onSubmit}
      onBlur={sendOddNumber}
      className={styles['controls']}
    >
      {change !== undefined && <input type="hidden" name="intent" value="set-quantity" />}
      <input type="hidden" name="itemId" value={line.id} />
      <input type="hidden" name="name" value={line.name} />
      {/* A gift card is not put back: its words are gone with it. */}
      {line.delivery?.way !== 'digital' && <input type="hidden" name="productId" value={line.productId} />}
      {hasOptions(line) && <input type="hidden" name="options" value="on" />}
      {line.recipeId !== undefined && <input type="hidden" name="recipeId" value={line.recipeId} />}
      {/* What is put back is what the bag had, whatever was typed since. */}
      <input type="hidden" name="had" value={line.qty} />
      <ResponseModeField />
      {children}
    </form>
  );
}

/** Submits the form of a line to remove or save it. */
function LeaveButton({ intent, product }: { readonly intent: 'save' | 'remove'; readonly product: string }) {
  const t = useTranslator();
  return (
    <Button
      type="submit"
      name={LEAVE_FIELD}
      value={intent}
      variant="quiet"
      size="sm"
      aria-label={intent === 'save' ? t('cart.saveItem', { product }) : t('cart.removeItem', { product })}
    >
      {intent === 'save' ? t('cart.saveLine') : t('cart.remove')}
    </Button>
  );
}
