import { Notice } from '@haberdash/ui';
import { useState } from 'react';
import { useSubmit } from 'react-router';
import { ScriptButton } from '../../../../shared/forms/ScriptButton.tsx';
import { useTranslator } from '../../../../shared/i18n/TranslatorContext.tsx';

/** A fix that is a minute old is good enough for a store, and a better one is not worth the battery. */
const REQUESTED: PositionOptions = { maximumAge: 60_000, timeout: 10_000, enableHighAccuracy: false };

/** Finds stores near the browser's position, on a press only, and as a form, so that no address contains it. */
export function NearMe({ action }: { readonly action: string }) {
  const t = useTranslator();
  const submit = useSubmit();
  const [state, setState] = useState<'ready' | 'asking' | 'rejected'>('ready');
  const find = (): void => {
    if (!('geolocation' in navigator)) {
      setState('rejected');
      return;
    }
    setState('asking');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setState('ready');
        const { latitude, longitude } = coords;
        void submit(
          { intent: 'near', latitude: String(latitude), longitude: String(longitude) },
          { method: 'post', action, preventScrollReset: true },
        );
      },
      () => setState('rejected'),
      REQUESTED,
    );
  };
  return (
    <>
      <p>
        <ScriptButton variant="quiet" size="sm" onClick={find} pending={state === 'asking'}>
          {t('stores.nearMe')}
        </ScriptButton>
      </p>
      {state === 'rejected' && (
        <Notice tone="info" announce="polite">
          {t('stores.noPosition')}
        </Notice>
      )}
    </>
  );
}
