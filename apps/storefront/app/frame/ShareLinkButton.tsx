import { useState } from 'react';
import { ScriptButton } from '../shared/forms/ScriptButton.tsx';
import { useEnhanced } from '../shared/forms/use-enhanced.ts';
import { useTranslator } from '../shared/i18n/TranslatorContext.tsx';
import { useAnnounce } from '../shared/state/announcements.ts';

/**
 * Hands the link to the device's own sheet of ways to send it, or copies it where there is none. Without a script, and
 * where the browser rejects, the link stands in its field to be copied by hand.
 */
export function ShareLinkButton({ url }: { readonly url: string }) {
  const t = useTranslator();
  const announce = useAnnounce();
  const [isCopied, setIsCopied] = useState(false);
  const hasSheet = useEnhanced() && typeof navigator.share === 'function';
  // A path is that of a page of this shop.
  const link = () => new URL(url, window.location.href).href;
  const copy = async () => {
    await navigator.clipboard.writeText(link());
    setIsCopied(true);
    announce(t('favourites.linkCopied'));
  };
  const send = () => {
    // A sheet that is closed again, and a clipboard that is not allowed, are answers, too.
    (hasSheet ? navigator.share({ url: link() }) : copy()).catch(() => undefined);
  };
  return (
    <ScriptButton variant="secondary" size="sm" onClick={send}>
      {isCopied ? t('favourites.linkCopied') : t(hasSheet ? 'favourites.sendLink' : 'favourites.copyLink')}
    </ScriptButton>
  );
}
