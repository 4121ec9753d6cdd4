import { Button, Dialog, Text } from '@haberdash/ui';
import { Form, useLocation } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { numberOf } from '../model/enrolment-steps.ts';
import styles from './account.module.css';
import { InterestChoices } from './InterestChoices.tsx';

/** Greets a new customer over the current page with the form of the interests step (spec 1 §4). */
export function WelcomeDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslator();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ step: String(numberOf('interests')), redirect: pathname + search });
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('identity.flashAccountCreated')}
      closeLabel={t('common.close')}
      describedBy="welcome-text"
    >
      <Form
        method="post"
        action={`/${t.site.locale}/complete-profile?${query}`}
        onSubmit={onClose}
        className={styles['form']}
      >
        <Text id="welcome-text">{t('identity.complete-interests')}</Text>
        <fieldset>
          <legend className="visually-hidden">{t('identity.completeInterests')}</legend>
          <InterestChoices chosen={[]} />
        </fieldset>
        <Button type="submit" size="lg" fullWidth>
          {t('identity.completeNext')}
        </Button>
        <Button variant="secondary" fullWidth onClick={onClose}>
          {t('identity.completeSkip')}
        </Button>
      </Form>
    </Dialog>
  );
}
