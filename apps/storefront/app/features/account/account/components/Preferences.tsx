import { Button, Checkbox, Heading, Text, TextField } from '@haberdash/ui';
import { Form, useNavigation } from 'react-router';
import type { ReactNode } from 'react';
import { LinkedText } from '../../../../shared/i18n/LinkedText.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { textsByField, type FieldTexts } from '../../../../shared/form-errors/form-error.ts';
import { INTERESTS } from '../model/preferences.ts';
import type { AccountResult } from '../server/account-form.server.ts';
import type { readPreferences } from '../server/preferences.server.ts';
import { AccountErrors } from './AccountErrors.tsx';
import { InterestChoices } from './InterestChoices.tsx';
import styles from './account.module.css';

type Page = Awaited<ReturnType<typeof readPreferences>>;

export interface PreferencesProps {
  readonly page: Page;
  readonly result: AccountResult | undefined;
}

export function Preferences({ page, result }: PreferencesProps) {
  const t = useTranslator();
  const errors = textsByField(result?.formErrors ?? []);
  const values = result?.values ?? {};
  return (
    <>
      <AccountErrors
        errors={errors}
        fields={[
          { name: 'terms', id: 'terms', label: '' },
          { name: 'shoeSize', id: 'shoeSize', label: t('account.shoeSize') },
        ]}
      />
      <NewsForm page={page} values={values} errors={errors} />
      <InterestsForm page={page} values={values} errors={errors} />
      <NotificationForm page={page} />
    </>
  );
}

interface FormProps {
  readonly page: Page;
  readonly values: Readonly<Record<string, string>>;
  readonly errors: FieldTexts;
}

function PreferencesForm({
  intent,
  title,
  children,
}: {
  readonly intent: string;
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section aria-labelledby={`form-${intent}`} className={styles['group']}>
      <Heading level={2} size="lg" id={`form-${intent}`}>
        {title}
      </Heading>
      <Form method="post" noValidate className={styles['form']} preventScrollReset>
        <input type="hidden" name="intent" value={intent} />
        {children}
      </Form>
    </section>
  );
}

const useIsSaving = (intent: string): boolean => useNavigation().formData?.get('intent') === intent;

function NewsForm({ page: { email, phone, news }, values, errors }: FormProps) {
  const t = useTranslator();
  const isSaving = useIsSaving('news');
  const hint = (state: Page['news']['email'], recipient: string) =>
    state === 'waiting' ? t('account.newsWaiting', { recipient }) : t('account.newsTo', { recipient });
  const isTicked = (name: 'email' | 'sms') => (name in values ? values[name] === 'on' : news[name] !== 'off');
  return (
    <PreferencesForm intent="news" title={t('account.news')}>
      <div className={styles['group']}>
        <Checkbox
          name="email"
          label={t('account.newsEmail')}
          hint={hint(news.email, email)}
          defaultChecked={isTicked('email')}
        />
        {phone === '' ? (
          <Text tone="muted" size="sm">
            <LinkedText
              text={t('account.newsNoPhone')}
              links={{ profile: `/${t.site.locale}/account/profile` }}
            />
          </Text>
        ) : (
          <>
            <Checkbox
              name="sms"
              label={t('account.newsSms')}
              hint={hint(news.sms, phone)}
              defaultChecked={isTicked('sms')}
            />
            {news.sms === 'off' && (
              <Checkbox
                id="terms"
                name="terms"
                label={
                  <LinkedText
                    text={t('account.newsTerms')}
                    links={{ terms: `/${t.site.locale}/sms-terms` }}
                  />
                }
                error={errors['terms']}
              />
            )}
          </>
        )}
      </div>
      <Button type="submit" pending={isSaving} className={styles['submit']}>
        {t('account.newsSave')}
      </Button>
    </PreferencesForm>
  );
}

function InterestsForm({ page: { interests, shoeSize }, values, errors }: FormProps) {
  const t = useTranslator();
  const isSaving = useIsSaving('interests');
  const known = new Set<string>(INTERESTS.map(([value]) => value));
  return (
    <PreferencesForm intent="interests" title={t('account.interests')}>
      <fieldset className={styles['group']}>
        <legend className="visually-hidden">{t('account.interests')}</legend>
        <InterestChoices chosen={values['interest']?.split('|') ?? interests} />
      </fieldset>
      {interests
        .filter((interest) => !known.has(interest))
        .map((interest) => (
          <input key={interest} type="hidden" name="kept" value={interest} />
        ))}
      <TextField
        id="shoeSize"
        name="shoeSize"
        label={t('account.shoeSize')}
        hint={t('account.shoeSizeHint')}
        optionalText={t('account.optional')}
        maxLength={10}
        defaultValue={values['shoeSize'] ?? shoeSize}
        error={errors['shoeSize']}
      />
      <Button type="submit" pending={isSaving} className={styles['submit']}>
        {t('account.interestsSave')}
      </Button>
    </PreferencesForm>
  );
}

function NotificationForm({ page: { hearsOfDelivery } }: Pick<FormProps, 'page'>) {
  const t = useTranslator();
  const isSaving = useIsSaving('notification');
  return (
    <PreferencesForm intent="notification" title={t('account.notifications')}>
      <Text>{t(hearsOfDelivery ? 'account.notificationsOn' : 'account.notificationsText')}</Text>
      <Button
        type="submit"
        name="optin"
        value={hearsOfDelivery ? 'no' : 'yes'}
        variant={hearsOfDelivery ? 'secondary' : 'primary'}
        pending={isSaving}
        className={styles['submit']}
      >
        {t(hearsOfDelivery ? 'account.notifyOff' : 'account.notifyOn')}
      </Button>
    </PreferencesForm>
  );
}
