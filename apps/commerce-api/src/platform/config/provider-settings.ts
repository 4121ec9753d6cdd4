import { StartupProblem } from '../process/startup-problem.ts';

/** A provider, apart from how long a call of it may take. */
export interface ProviderAccess {
  /** Base address without a slash at its end. */
  readonly url: string;
  readonly apiKey: string;
}

/** Without these no order is paid, confirmed, sent or helped with. */
export const REQUIRED_PROVIDERS = ['PAYMENT', 'MAIL', 'FULFILMENT', 'SUPPORT'] as const;
/** Without one of these the shop lacks what it does, and nothing else. */
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
  readonly SELLER?: string | undefined;
  readonly CAPTCHA: 'off' | 'on';
}

/** Stops the start in production when a setting is missing; all of them are named together. */
export function checkComplete(values: Values): void {
  const required = [...REQUIRED_PROVIDERS, ...(values.CAPTCHA === 'on' ? (['CAPTCHA'] as const) : [])];
  const halfSet = OPTIONAL_PROVIDERS.filter(
    (name) => (values[`${name}_URL`] ?? values[`${name}_API_KEY`]) !== undefined,
  );
  const providers = new Set<Provider>([...required, ...halfSet]);
  const names = [
    ...(['SHOP_URL', 'SELLER'] as const),
    ...[...providers].flatMap((name) => [`${name}_URL`, `${name}_API_KEY`] as const),
  ];
  const missing = names.filter((name) => values[name] === undefined);
  if (missing.length === 0) return;
  throw new StartupProblem(
    `In production these settings must be set: ${missing.join(', ')}. docs/settings.md describes them; \`npm start\` in the root runs the demo with sandbox providers.`,
  );
}

/** The sandbox, as it starts beside the service. */
const SANDBOX = { url: 'http://127.0.0.1:4001', apiKey: 'sandbox' } as const;

/** How providers are reached: as set, outside production else at the sandbox, in production else not at all. */
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
