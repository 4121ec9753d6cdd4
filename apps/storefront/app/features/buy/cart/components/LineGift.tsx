import { Button, Checkbox, Dialog, GiftIcon, Notice, opensDialog, Stack, TextareaField } from '@haberdash/ui';
import { useEffect } from 'react';
import { ResponseModeField } from '../../../../shared/forms/ResponseModeField.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useAnnounce } from '../../../../shared/state/announcements.ts';
import type { LineView } from '../model/line-view.ts';
import { GIFT_MESSAGE_LENGTH } from '../model/line-gift.ts';
import type { PageError } from '../model/cart-result.ts';
import styles from './cart.module.css';
import { useCartFetcher } from './use-cart-fetcher.ts';

export interface LineGiftProps {
  readonly line: LineView;
  /** The error of a document's own form, for shoppers without script. */
  readonly formError: PageError | undefined;
}

/** How a line is given, and the dialog that says so: wrapping, message, a receipt without prices. */
export function LineGift({ line, formError }: LineGiftProps) {
  const t = useTranslator();
  const announce = useAnnounce();
  const fetcher = useCartFetcher(`gift-${line.id}`);
  const { data: answer, state } = fetcher;
  const id = `gift-${line.id}`;
  const product = line.name;
  const own = answer?.ok === false ? answer.formError : undefined;
  const ofDocument = formError?.intent === 'gift' && formError.itemId === line.id ? formError : undefined;
  const shown = own ?? ofDocument;
  useEffect(() => {
    if (state !== 'idle' || answer?.ok !== true) return;
    const dialog = document.getElementById(id);
    if (dialog instanceof HTMLDialogElement) dialog.close();
    announce(answer.text ?? '');
  }, [announce, answer, id, state]);
  return (
    <div className={styles['delivery']}>
      <GiftIcon size="sm" />
      {line.gift !== undefined && <GiftText gift={line.gift} />}
      <button
        type="button"
        className={styles['textButton']}
        aria-label={t(line.gift === undefined ? 'cart.giftAddTo' : 'cart.giftEditOf', { product })}
        {...opensDialog(id)}
      >
        {t(line.gift === undefined ? 'cart.giftAdd' : 'cart.deliveryChange')}
      </button>
      {/* The dialog of a document is closed again. */}
      {ofDocument !== undefined && answer === undefined && <Notice tone="error">{ofDocument.text}</Notice>}
      <Dialog id={id} title={t('cart.giftTitle')} closeLabel={t('common.close')}>
        <fetcher.Form method="post" action={`/${t.site.locale}/cart`}>
          <Stack gap={4}>
            <input type="hidden" name="intent" value="gift" />
            <input type="hidden" name="itemId" value={line.id} />
            <ResponseModeField />
            <GiftFields
              {...{ id, gift: line.gift, message: shown?.typed }}
              error={state === 'idle' ? shown?.text : undefined}
            />
            <Button type="submit" fullWidth pending={state !== 'idle'}>
              {t('cart.giftSave')}
            </Button>
          </Stack>
        </fetcher.Form>
      </Dialog>
    </div>
  );
}

export interface GiftFieldsProps {
  /** Begins the ids of the fields. */
  readonly id: string;
  readonly gift: LineView['gift'];
  /** A message that was typed and is not saved. */
  readonly message: string | undefined;
  readonly error: string | undefined;
}

/** The fields of the gift options of a line. */
export function GiftFields({ id, gift, message, error }: GiftFieldsProps) {
  const t = useTranslator();
  return (
    <>
      <Checkbox
        name="wrap"
        label={t('cart.giftWrap')}
        hint={t('cart.giftWrapHint')}
        defaultChecked={gift?.wrap}
      />
      <TextareaField
        id={`${id}-message`}
        name="message"
        label={t('cart.giftMessage')}
        hint={t('cart.giftMessageHint', { max: GIFT_MESSAGE_LENGTH })}
        optionalText={t('cart.optional')}
        maxLength={GIFT_MESSAGE_LENGTH}
        rows={4}
        defaultValue={message ?? gift?.message}
        error={error}
      />
      <Checkbox name="receipt" label={t('cart.giftReceipt')} defaultChecked={gift?.receipt} />
    </>
  );
}

/** What the line is given with, in words. */
function GiftText({ gift }: { readonly gift: NonNullable<LineView['gift']> }) {
  const t = useTranslator();
  const parts = [
    ...(gift.wrap ? [t('cart.giftWrap')] : []),
    ...(gift.receipt ? [t('cart.giftReceipt')] : []),
  ];
  return (
    <p>
      {parts.join(', ')}
      {gift.message !== undefined && <span className={styles['giftMessage']}>{gift.message}</span>}
    </p>
  );
}

/** Who gets a gift card, and when it goes out. */
export function GiftCardRecipient({ gift }: { readonly gift: NonNullable<LineView['gift']> }) {
  const t = useTranslator();
  const { to = '', email = '', sendOn, message } = gift;
  return (
    <div className={styles['delivery']}>
      <GiftIcon size="sm" />
      <p>
        {t('cart.giftCardTo', { to, email })}
        <span className={styles['detail']}>
          {sendOn === undefined
            ? t('cart.giftCardNow')
            : t('cart.giftCardOn', { date: t.formats.date(sendOn) })}
        </span>
        {message !== undefined && <span className={styles['giftMessage']}>{message}</span>}
      </p>
    </div>
  );
}
