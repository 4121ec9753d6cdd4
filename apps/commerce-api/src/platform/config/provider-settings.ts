import { StartupProblem } from '../process/startup-problem.ts';

export interface ProviderAccess {
  /** Base URL without a trailing slash. */
  readonly url: string;
  readonly apiKey: string;
}

/** Orders need these providers. */
export const REQUIRED_PROVIDERS = ['PAYMENT', 'MAIL', 'FULFILMENT', 'SUPPORT'] as const;
/** The shop works without these. */
const OPTIONAL_PROVIDERS = [
  'CAPTCHA',
  'SMS',
  'GIFT_CARD',
  'ADDRESS_CHECK',
  'FRAUD',
  'CUSTOMISER',
  'TRANSLATOR',
  'GALLERY',
  'RECOMMENDER',
] as const;

type RequiredProvider = (typeof REQUIRED_PROVIDERS)[number];
type Provider = RequiredProvider | (typeof OPTIONAL_PROVIDERS)[number];

type ProviderValues = {
  readonly [Name in `${Provider}_URL` | `${Provider}_API_KEY`]?: string | undefined;
};

interface Values extends ProviderValues {
  readonly SHOP_URL?: string | undefined;
  readonly SHOP?: string | undefined;
  readonly CAPTCHA: 'off' | 'on';
}

/** Throws for missing production settings, naming all of them. */
export function checkComplete(values: Values): void {
  const required = [...REQUIRED_PROVIDERS, ...(values.CAPTCHA === 'on' ? (['CAPTCHA'] as const) : [])];
  const halfSet = OPTIONAL_PROVIDERS.filter(
    (name) => (values[`${name}_URL`] ?? values[`${name}_API_KEY`]) !== undefined,
  );
  const providers = new Set<Provider>([...required, ...halfSet]);
  const names = [
    ...(['SHOP_URL', 'SHOP'] as const),
    ...[...providers].flatMap((name) => [`${name}_URL`, `${name}_API_KEY`] as const),
  ];
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length === 0) return;
  throw new StartupProblem(
    `In production these settings must be set: ${missing.join(', ')}. docs/settings.md describes them; \`npm start\` in the root runs the demo with sandbox providers.`,
  );
}

const SANDBOX = { url: 'http://127.0.0.1:4001', apiKey: 'sandbox' } as const;

/** Provider settings: as set, else the sandbox; in production else off. */
export function providersOf(values: ProviderValues, isProduction: boolean) {
  const access = (name: Provider): ProviderAccess | undefined => {
    const { [`${name}_URL` as const]: url, [`${name}_API_KEY` as const]: apiKey } = values;
    if (isProduction) return url === undefined || apiKey === undefined ? undefined : { url, apiKey };
    return {
      url: url ?? (name === 'GALLERY' ? `${SANDBOX.url}/gallery` : SANDBOX.url),
      apiKey: apiKey ?? SANDBOX.apiKey,
    };
  };
  const required = (name: RequiredProvider): ProviderAccess => {
    const found = access(name);
    if (found === undefined) throw new TypeError(`${name}_URL is not set`);
    return found;
  };
  return { access, required };
}
