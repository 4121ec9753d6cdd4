import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useEnhanced } from '../forms/use-enhanced.ts';
import { useTranslator } from '../i18n/TranslatorContext.tsx';
import { captchaField, type CaptchaAction } from './captcha-response.ts';
import { askMessage, readCaptchaMessage } from './captcha-messages.ts';

/** A token is valid for two minutes; the next one is requested before. */
const RENEW_MS = 90_000;

export interface CaptchaFieldProps {
  readonly frame: string | undefined;
  readonly actions: readonly CaptchaAction[];
  readonly isSending?: boolean | undefined;
}

/** Hidden inputs with the tokens of the captcha provider's invisible frame; each is valid once, so every try gets another. */
export function CaptchaField({ frame, ...form }: CaptchaFieldProps) {
  return frame === undefined ? null : <Responses frame={frame} {...form} />;
}

function Responses({ frame, actions, isSending = false }: CaptchaFieldProps & { readonly frame: string }) {
  const t = useTranslator();
  const isEnhanced = useEnhanced();
  const isBusy = useNavigation().state !== 'idle' || isSending;
  const ref = useRef<HTMLIFrameElement>(null);
  const [tokens, setTokens] = useState<Readonly<Record<string, string>>>({});
  const [isReady, setIsReady] = useState(false);
  const { origin } = new URL(frame);
  useEffect(() => {
    const listen = (event: MessageEvent) => {
      const message = readCaptchaMessage(event, { origin, window: ref.current?.contentWindow ?? null });
      if (message?.event === 'ready') setIsReady(true);
      if (message?.event !== 'answer') return;
      const { action, token } = message;
      setTokens((known) => ({ ...known, [action]: token }));
    };
    window.addEventListener('message', listen);
    return () => window.removeEventListener('message', listen);
  }, [origin]);
  const requested = actions.join(' ');
  useEffect(() => {
    if (!isReady || isBusy) return undefined;
    const requestTokens = () => {
      for (const action of requested.split(' '))
        ref.current?.contentWindow?.postMessage(askMessage(action), origin);
    };
    requestTokens();
    const timer = setInterval(requestTokens, RENEW_MS);
    return () => clearInterval(timer);
  }, [isReady, isBusy, requested, origin]);
  return (
    <>
      {actions.map((action) => (
        <input key={action} type="hidden" name={captchaField(action)} value={tokens[action] ?? ''} />
      ))}
      {isEnhanced && (
        <iframe ref={ref} src={frame} title={t('common.captcha')} hidden tabIndex={-1} aria-hidden="true" />
      )}
      <noscript>
        <p>{t('common.captchaNoScript')}</p>
      </noscript>
    </>
  );
}
