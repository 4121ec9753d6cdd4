import { Notice, RadioGroup } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import type { ShippingResult } from '../server/shipping-step.server.ts';
import { addressLine } from '../model/address-lines.ts';

/** What the check of the address offers, part of the form of the address: to take it, or to keep what was typed. */
export function AddressOffer({ offer }: { readonly offer: NonNullable<ShippingResult['offer']> }) {
  const t = useTranslator();
  const { about, suggestion } = offer;
  return (
    <Notice
      tone="info"
      announce="assertive"
      title={t(suggestion === undefined ? 'checkout.addressUnknown' : 'checkout.addressSuggested')}
    >
      <input type="hidden" name="checked" value={about} />
      {suggestion === undefined ? (
        <p>{t('checkout.addressUnknownText')}</p>
      ) : (
        <RadioGroup
          name="use"
          id="use"
          legend={t('checkout.addressSuggested')}
          legendHidden
          defaultValue="suggestion"
          options={[
            {
              value: 'suggestion',
              label: t('checkout.addressTake'),
              description: addressLine(suggestion),
            },
            { value: 'typed', label: t('checkout.addressKeep') },
          ]}
        />
      )}
    </Notice>
  );
}
