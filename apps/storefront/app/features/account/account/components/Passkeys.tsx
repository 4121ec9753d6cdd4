import { Button, ButtonLink, Heading, Text } from '@haberdash/ui';
import { lazyWithRetry } from '@haberdash/page-engine';
import { Suspense } from 'react';
import { Form } from 'react-router';
import type { Passkey } from '@haberdash/api-client/consumers';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { useHasPasskeys } from '../../../../shared/passkeys/use-has-passkeys.ts';
import type { readPasskeys } from '../server/passkeys.server.ts';
import styles from './account.module.css';

const AddPasskey = lazyWithRetry(async () => (await import('./AddPasskey.tsx')).AddPasskey);

export function Passkeys({ passkeys }: { readonly passkeys: Awaited<ReturnType<typeof readPasskeys>> }) {
  const t = useTranslator();
  const isAble = useHasPasskeys();
  return (
    <section className={styles['group']} aria-labelledby="passkeys">
      <Heading level={2} size="lg" id="passkeys">
        {t('account.passkeys')}
      </Heading>
      <Text>{t('account.passkeysText')}</Text>
      {passkeys.list === undefined && <Text>{t('account.passkeysAway')}</Text>}
      {passkeys.list?.map((passkey) => (
        <Entry
          key={passkey.passkeyId}
          passkey={passkey}
          isRemoving={passkeys.removing === passkey.passkeyId}
        />
      ))}
      {isAble && (
        <Suspense>
          <AddPasskey />
        </Suspense>
      )}
    </section>
  );
}

function Entry({ passkey, isRemoving }: { readonly passkey: Passkey; readonly isRemoving: boolean }) {
  const t = useTranslator();
  const { passkeyId, kind, createdAt, lastUsedAt } = passkey;
  const name = passkey.name ?? t(`account.passkey-${kind}`);
  const path = `/${t.site.locale}/account/password`;
  return (
    <div className={styles['card']}>
      <strong>{name}</strong>
      <p className={styles['muted']}>{t('account.passkeyAdded', { date: t.formats.date(createdAt) })}</p>
      {lastUsedAt !== undefined && (
        <p className={styles['muted']}>{t('account.passkeyUsed', { date: t.formats.date(lastUsedAt) })}</p>
      )}
      {isRemoving ? (
        <Form method="post" action={path} className={styles['confirm']} id="remove">
          <p id="remove-question">{t('account.removePasskeyQuestion', { name })}</p>
          <input type="hidden" name="id" value={passkeyId} />
          <div className={styles['actions']}>
            <Button
              type="submit"
              name="passkey"
              value="remove"
              variant="danger"
              size="sm"
              aria-describedby="remove-question"
            >
              {t('account.removeYes')}
            </Button>
            <ButtonLink href={path} variant="secondary" size="sm">
              {t('account.cancel')}
            </ButtonLink>
          </div>
        </Form>
      ) : (
        <div className={styles['actions']}>
          <a
            className={styles['action']}
            href={`${path}?remove=${passkeyId}#remove`}
            aria-label={t('account.removePasskeyOf', { name })}
          >
            {t('account.remove')}
          </a>
        </div>
      )}
    </div>
  );
}
