import { createGoogleTag, GOOGLE_TAG_ORIGIN, type AnalyticsAdapter } from '@haberdash/analytics/google-tag';

interface TrustedTypesWindow {
  readonly trustedTypes?: {
    readonly createPolicy: (
      name: string,
      rules: { readonly createScriptURL: (url: string) => string | null },
    ) => unknown;
  };
}

/** Lets Google's scripts add further scripts of their own origin; markup of custom tags stays blocked. */
function allowScriptsOfGoogle(): void {
  (window as TrustedTypesWindow).trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (new URL(url, location.href).origin === GOOGLE_TAG_ORIGIN ? url : null),
  });
}

function loadScript(url: string): void {
  allowScriptsOfGoogle();
  const script = document.createElement('script');
  script.async = true;
  script.src = url;
  document.head.append(script);
}

/** This host and the domains above it, for which a tag may have set its cookies. */
function domains(host: string): readonly string[] {
  const labels = host.split('.');
  return labels.slice(0, -1).map((_label, index) => labels.slice(index).join('.'));
}

function removeCookies(name: RegExp): void {
  for (const cookie of document.cookie.split('; ')) {
    const [found = ''] = cookie.split('=', 1);
    if (!name.test(found)) continue;
    for (const scope of ['', ...domains(location.hostname).map((domain) => `; Domain=${domain}`)])
      document.cookie = `${found}=; Path=/; Max-Age=0${scope}`;
  }
}

export const googleTag = (id: string): AnalyticsAdapter =>
  createGoogleTag({
    id,
    push: (entry) => void (window.dataLayer ??= []).push(entry),
    loadScript,
    removeCookies,
    setDisabled: (stream, isDisabled) => void Object.assign(window, { [`ga-disable-${stream}`]: isDisabled }),
    now: Date.now,
  });
