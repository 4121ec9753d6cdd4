import { Checkbox } from '@haberdash/ui';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { INTERESTS } from '../model/preferences.ts';

/** What a shopper can be interested in, to tick: each is a field `interest`. */
export function InterestChoices({ chosen }: { readonly chosen: readonly string[] }) {
  const t = useTranslator();
  return INTERESTS.map(([value, name]) => (
    <Checkbox
      key={value}
      name="interest"
      value={value}
      label={t(`account.interest-${name}`)}
      defaultChecked={chosen.includes(value)}
    />
  ));
}
