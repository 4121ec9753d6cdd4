import { Checkbox } from '@haberdash/ui';
import { useEnhanced } from '../../../shared/forms/use-enhanced.ts';
import { LinkedText } from '../../../shared/i18n/LinkedText.tsx';
import { useTranslator } from '../../../shared/i18n/TranslatorContext.tsx';
import styles from './identity.module.css';

interface SmsChoiceProps {
  readonly isChosen: boolean;
  readonly onChange: (isChosen: boolean) => void;
  readonly isAccepted: boolean;
  readonly errors: Readonly<Record<string, string>>;
}

/**
 * Text messages, and their terms, which stand there once they are wanted and have to be accepted (spec 1 §4). Without a
 * script the terms stand there always.
 */
export function SmsChoice({ isChosen, onChange, isAccepted, errors }: SmsChoiceProps) {
  const t = useTranslator();
  const isEnhanced = useEnhanced();
  const links = { terms: `/${t.site.locale}/sms-terms`, privacy: `/${t.site.locale}/privacy` };
  return (
    <>
      <Checkbox
        id="optInAccepted"
        name="optInAccepted"
        label={t('identity.sms')}
        checked={isChosen}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        error={errors['optInAccepted']}
      />
      {(isChosen || !isEnhanced) && (
        <div className={styles['card']}>
          <p className={styles['note']}>{t('identity.smsTermsText')}</p>
          <Checkbox
            id="smsTerms"
            name="smsTerms"
            label={<LinkedText text={t('identity.smsTerms')} links={links} />}
            defaultChecked={isAccepted}
            error={errors['smsTerms']}
          />
        </div>
      )}
    </>
  );
}
