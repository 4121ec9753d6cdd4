import { useState } from 'react';
import { ScriptButton } from '../shared/forms/ScriptButton.tsx';
import { useEnhanced } from '../shared/forms/use-enhanced.ts';
import { useTranslator } from '../shared/i18n/TranslatorContext.tsx';
import { useAnnounce } from '../shared/state/announcements.ts';

/**
 * Opens the device's share sheet, or copies the link. Without script or permission the link is in a field to be
 * copied.
 */
export function ShareLinkButton({ url }: { readonly url: string }) {
  const t = useTranslator();
  const announce = useAnnounce();
  const [isCopied, setIsCopied] = useState(false);
  const hasSheet = useEnhanced() && typeof navigator.share === 'function';
  // Resolves a path of this shop.
  const link = () => new URL(url, window.location.href).href;
  const copy = async () => {
    await navigator.clipboard.writeText(link());
    setIsCopied(true);
    announce(t('favourites.linkCopied'));
  };
  const send = () => {
    // A closed sheet or a blocked clipboard is no fault.
    (hasSheet ? navigator.share({ url: link() }) : copy()).catch(() => undefined);
  };
  return (
    <ScriptButton variant="secondary" size="sm" onClick={send}>
      {isCopied ? t('favourites.linkCopied') : t(hasSheet ? 'favourites.sendLink' : 'favourites.copyLink')}
    </ScriptButton>
  );
}
