import { Checkbox } from '@haberdash/ui';
import type { RefObject } from 'react';
import { LinkedText } from '../../../../shared/i18n/LinkedText.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import styles from './identity.module.css';

interface SmsChoiceProps {
  readonly box: RefObject<HTMLInputElement | null>;
  readonly isChosen: boolean;
  readonly isAccepted: boolean;
  readonly errors: Readonly<Record<string, string>>;
}

/** Text messages and their terms (spec 1 §4), shown by style sheet when ticked, so that it works without a script. */
export function SmsChoice({ box, isChosen, isAccepted, errors }: SmsChoiceProps) {
  const t = useTranslator();
  const links = { terms: `/${t.site.locale}/sms-terms`, privacy: `/${t.site.locale}/privacy` };
  return (
    <>
      <Checkbox
        id="optInAccepted"
        name="optInAccepted"
        label={t('identity.sms')}
        ref={box}
        defaultChecked={isChosen}
        error={errors['optInAccepted']}
      />
      <div className={styles['smsTerms']}>
        <p className={styles['note']}>{t('identity.smsTermsText')}</p>
        <Checkbox
          id="smsTerms"
          name="smsTerms"
          label={<LinkedText text={t('identity.smsTerms')} links={links} />}
          defaultChecked={isAccepted}
          error={errors['smsTerms']}
        />
      </div>
    </>
  );
}
