import { Button, Checkbox, Stack, TextareaField } from '@haberdash/ui';
import { ResponseModeField } from '../../../../shared/forms/ResponseModeField.tsx';
import type { FormError } from '../../../../shared/form-errors/form-error.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { GIFT_MESSAGE_LENGTH } from '../model/line-gift.ts';
import type { LineView } from '../model/line-view.ts';

export interface GiftFormProps {
  readonly line: Pick<LineView, 'id' | 'gift'>;
  readonly formError: Pick<FormError, 'text' | 'typed'> | undefined;
  readonly isPending?: boolean;
}

export function GiftForm({ line: { id, gift }, formError, isPending = false }: GiftFormProps) {
  const t = useTranslator();
  return (
    <Stack gap={4}>
      <input type="hidden" name="intent" value="gift" />
      <input type="hidden" name="itemId" value={id} />
      <ResponseModeField />
      <Checkbox
        name="wrap"
        label={t('cart.giftWrap')}
        hint={t('cart.giftWrapHint')}
        defaultChecked={gift?.wrap}
      />
      <TextareaField
        id={`gift-${id}-message`}
        name="message"
        label={t('cart.giftMessage')}
        hint={t('cart.giftMessageHint', { max: GIFT_MESSAGE_LENGTH })}
        optionalText={t('cart.optional')}
        maxLength={GIFT_MESSAGE_LENGTH}
        rows={4}
        defaultValue={formError?.typed ?? gift?.message}
        error={isPending ? undefined : formError?.text}
      />
      <Checkbox name="receipt" label={t('cart.giftReceipt')} defaultChecked={gift?.receipt} />
      <Button type="submit" fullWidth pending={isPending}>
        {t('cart.giftSave')}
      </Button>
    </Stack>
  );
}
