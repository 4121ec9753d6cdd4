import { Button } from '@haberdash/ui';
import { useEffect, useRef, useState } from 'react';
import { useFetcher } from 'react-router';
import type { PasskeyRequestOptions } from '@haberdash/api-client/consumers';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';
import { signChallenge, suggestsPasskeys } from '../../../../shared/passkeys/passkeys.ts';
import { ErrorNotice } from '../../../../shared/form-errors/ErrorNotice.tsx';
import type { IdentityResult } from '../server/identity-form.server.ts';
import type { PasskeyChallenge } from '../server/passkey.server.ts';

/** So long before its end a challenge that waits among the suggestions makes room for another one. */
const RENEWAL_MS = 30_000;

interface PasskeySignInProps {
  readonly target: string;
  readonly order: string | undefined;
}

/** Signs in with a passkey: by the suggestions of the e-mail field, or by the button. */
export function PasskeySignIn({ target, order }: PasskeySignInProps) {
  const t = useTranslator();
  const { data, state, submit } = useFetcher<PasskeyChallenge | IdentityResult>();
  const [isCancelled, setIsCancelled] = useState(false);
  const isPressed = useRef(false);
  const waiting = useRef<AbortController>(undefined);
  const options = data !== undefined && 'options' in data ? data.options : undefined;
  const formError = data !== undefined && 'formErrors' in data ? data.formErrors[0] : undefined;

  const fetchChallenge = () => submit({ passkey: 'options' }, { method: 'post' });

  useEffect(() => {
    let isGone = false;
    void suggestsPasskeys().then((isAble) => (isAble && !isGone ? fetchChallenge() : undefined));
    return () => {
      isGone = true;
      waiting.current?.abort();
    };
    // Once for the page: `submit` is another function with every answer.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);

  const sign = async (challenge: PasskeyRequestOptions) => {
    waiting.current?.abort();
    const controller = new AbortController();
    waiting.current = controller;
    const mediation = isPressed.current ? 'optional' : 'conditional';
    try {
      const signed = await signChallenge(challenge, { mediation, signal: controller.signal });
      const brought = order === undefined ? {} : { order };
      if (signed !== undefined)
        await submit({ passkey: 'signed', target, ...brought, ...signed }, { method: 'post' });
    } catch {
      // The browser says alike that it was closed, that there is none, and that it took too long.
      if (!controller.signal.aborted && mediation === 'optional') setIsCancelled(true);
    }
  };

  useEffect(() => {
    if (options === undefined) return;
    void sign(options);
    // A suggestion may be accepted much later, when its challenge has ended.
    const renewal = isPressed.current
      ? undefined
      : setTimeout(() => void fetchChallenge(), options.timeout - RENEWAL_MS);
    return () => clearTimeout(renewal);
    // A challenge is used once.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [options]);

  return (
    <>
      <Button
        variant="secondary"
        size="lg"
        fullWidth
        pending={state !== 'idle' && isPressed.current}
        onClick={() => {
          isPressed.current = true;
          setIsCancelled(false);
          void fetchChallenge();
        }}
      >
        {t('identity.passkeySignIn')}
      </Button>
      {isCancelled && <ErrorNotice formError={{ text: t('identity.passkeyCancelled') }} />}
      {!isCancelled && formError !== undefined && <ErrorNotice formError={formError} />}
    </>
  );
}
