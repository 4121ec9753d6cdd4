import { Button } from '@haberdash/ui';
import { useEffect, useState } from 'react';
import { useFetcher } from 'react-router';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { makePasskey } from '../../../../shared/passkeys/passkeys.ts';
import { ErrorNotice } from '../../../../shared/form-errors/ErrorNotice.tsx';
import type { AccountResult } from '../server/account-form.server.ts';
import type { NewPasskeyChallenge } from '../server/passkeys.server.ts';
import styles from './account.module.css';

type Failure = 'account.passkeyKnown' | 'account.passkeyCancelled';

export function AddPasskey() {
  const t = useTranslator();
  const { data, state, submit } = useFetcher<NewPasskeyChallenge | AccountResult>();
  const [failure, setFailure] = useState<Failure>();
  const options = data !== undefined && 'options' in data ? data.options : undefined;
  const formError = data !== undefined && 'formErrors' in data ? data.formErrors[0] : undefined;

  useEffect(() => {
    if (options === undefined) return;
    makePasskey(options).then(
      (made) => (made === undefined ? undefined : submit({ passkey: 'made', ...made }, { method: 'post' })),
      (error: unknown) => {
        const isKnown = error instanceof DOMException && error.name === 'InvalidStateError';
        setFailure(isKnown ? 'account.passkeyKnown' : 'account.passkeyCancelled');
      },
    );
    // A challenge is used once; `submit` is another function with every answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [options]);

  return (
    <>
      {failure !== undefined && <ErrorNotice formError={{ text: t(failure) }} />}
      {failure === undefined && formError !== undefined && <ErrorNotice formError={formError} />}
      <Button
        variant="secondary"
        className={styles['submit']}
        pending={state !== 'idle'}
        onClick={() => {
          setFailure(undefined);
          void submit({ passkey: 'options' }, { method: 'post' });
        }}
      >
        {t('account.addPasskey')}
      </Button>
    </>
  );
}
