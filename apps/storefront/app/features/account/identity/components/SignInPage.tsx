import { Button, ButtonLink, CheckIcon, Heading, Notice } from '@haberdash/ui';
import { lazyWithRetry } from '@haberdash/page-engine';
import { Suspense, type ReactNode } from 'react';
import { Form, useNavigation } from 'react-router';
import { CaptchaField } from '../../../../shared/captcha/CaptchaField.tsx';
import { useSite } from '../../../../shared/i18n/use-site.ts';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useHasPasskeys } from '../../../../shared/passkeys/use-has-passkeys.ts';
import { textsByField } from '../../../../shared/form-errors/form-error.ts';
import type { IdentityResult } from '../server/identity-form.server.ts';
import type { readSignIn } from '../server/sign-in.server.ts';
import { EmailField } from './EmailField.tsx';
import { FormProblems } from './FormProblems.tsx';
import { IdentityPage } from './IdentityPage.tsx';
import { PasswordField } from './PasswordField.tsx';
import styles from './identity.module.css';

const PasskeySignIn = lazyWithRetry(async () => (await import('./PasskeySignIn.tsx')).PasskeySignIn);

interface SignInPageProps {
  readonly page: Awaited<ReturnType<typeof readSignIn>>;
  readonly result: IdentityResult | undefined;
  readonly below?: ReactNode;
}

const LOCKED: ReadonlySet<string> = new Set(['AUT423', 'AUT441']);

const orderOf = (page: SignInPageProps['page'], result: SignInPageProps['result']): string | undefined =>
  result?.values['order'] ?? (page.orderNumber === undefined ? undefined : 'last');

/** E-mail address and password, and beside them the way to an account. */
export function SignInPage({ page, result, below }: SignInPageProps) {
  const t = useTranslator();
  const home = `/${t.site.locale}`;
  const isAble = useHasPasskeys();
  return (
    <IdentityPage
      title={t('identity.signIn')}
      lead={page.reason}
      aside={<Newcomer target={page.target} />}
      below={below}
    >
      {page.orderNumber !== undefined && (
        <Notice>{t('identity.orderGoesToAccount', { order: page.orderNumber })}</Notice>
      )}
      <SignInForm page={page} result={result} forgotPath={`${home}/forgot-password`} />
      <div className={styles['passkey']}>
        {isAble && (
          <Suspense>
            <PasskeySignIn target={page.target} order={orderOf(page, result)} />
          </Suspense>
        )}
      </div>
    </IdentityPage>
  );
}

function SignInForm({ page, result, forgotPath }: SignInPageProps & { readonly forgotPath: string }) {
  const t = useTranslator();
  const isSending = useNavigation().formMethod === 'POST';
  const errors = textsByField(result?.formErrors ?? []);
  const order = orderOf(page, result);
  const isLocked = result?.formErrors.some(({ code }) => LOCKED.has(code)) === true;
  return (
    <Form method="post" noValidate className={styles['form']}>
      <FormProblems
        result={result}
        fields={[
          { name: 'email', id: 'email', label: t('identity.email') },
          { name: 'password', id: 'password', label: t('identity.password') },
        ]}
      >
        {isLocked && <a href={forgotPath}>{t('identity.newPassword')}</a>}
      </FormProblems>
      <CaptchaField frame={page.captcha} actions={['login']} />
      <input type="hidden" name="target" value={result?.values['target'] ?? page.target} />
      {order !== undefined && <input type="hidden" name="order" value={order} />}
      <EmailField
        autoComplete="username webauthn"
        defaultValue={result?.values['email'] ?? page.email}
        error={errors['email']}
      />
      <div className={styles['withLink']}>
        <PasswordField
          // A rejected password has to be typed again.
          key={result?.id}
          id="password"
          name="password"
          autoComplete="current-password"
          aria-required
          label={t('identity.password')}
          error={errors['password']}
        />
        <a href={forgotPath} className={styles['link']}>
          {t('identity.forgotten')}
        </a>
      </div>
      <Button type="submit" size="lg" fullWidth pending={isSending} pendingLabel={t('identity.signingIn')}>
        {t('identity.signIn')}
      </Button>
    </Form>
  );
}

function Newcomer({ target }: { readonly target: string }) {
  const t = useTranslator();
  const hasFavourites = useSite().switches.favourites;
  const home = `/${t.site.locale}`;
  const query = new URLSearchParams({ redirect: target });
  const benefits = [
    t('identity.benefitOrders'),
    t('identity.benefitCheckout'),
    ...(hasFavourites ? [t('identity.benefitFavourites')] : []),
  ];
  return (
    <div className={styles['newcomer']}>
      <Heading level={2} size="lg">
        {t('identity.newHere')}
      </Heading>
      <ul className={styles['benefits']}>
        {benefits.map((benefit) => (
          <li key={benefit}>
            <CheckIcon size="sm" />
            {benefit}
          </li>
        ))}
      </ul>
      <ButtonLink href={`${home}/sign-up?${query}`} variant="secondary" fullWidth>
        {t('identity.createAccount')}
      </ButtonLink>
      {target === `${home}/checkout` && (
        <a href={target} className={styles['link']}>
          {t('identity.asGuest')}
        </a>
      )}
    </div>
  );
}
