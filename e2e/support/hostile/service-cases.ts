export interface ServiceCase {
  readonly name: string;
  readonly method: string;
  /** `{token}` in a header is a guest's token, `{cart}` in a path the guest's cart. */
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const site = { locale: 'en-us', brand: 'northfell', region: 'NORA', siteid: 'NF-US' };
const german = { locale: 'de-de', brand: 'northfell', region: 'EMEA', siteid: 'NF-DE' };
const guest = { ...site, authorization: 'Bearer {token}', 'content-type': 'application/json' };

/** Just below the body limit of the service. */
const BODY = 131_000;
/** Just below Node's limit of headers and request line. */
const LINE = 12_000;

const times = (count: number, make: (index: number) => string, between = ','): string =>
  Array.from({ length: count }, (_, index) => make(index)).join(between);

const hostileBodies: Readonly<Record<string, string>> = {
  'nothing but backslashes': '\\'.repeat(BODY),
  'a text of backslashes': `{"a":"${'\\'.repeat(BODY)}"}`,
  'escaped backslashes before a cut NUL': `{"a":"${'\\\\'.repeat(BODY / 2 - 10)}u000"}`,
  'cut NULs': `{"a":"${'\\\\u000'.repeat(BODY / 6)}"}`,
  'a NUL': '{"a":"\\u0000"}',
  'deep lists': '['.repeat(BODY),
  'deep objects': '{"a":'.repeat(BODY / 5),
  'a wide list as deep as allowed': `${'['.repeat(23)}${times(60_000, () => '1')}${']'.repeat(23)}`,
  'many keys': `{${times(11_000, (index) => `"k${index}":1`)}}`,
  'one key many times': `{${times(20_000, () => '"k":1')}}`,
  'keys that look like places of a list': `{${times(9_000, (index) => `"${index * 7_919}":1`)}}`,
  'a number of many digits': `{"a":${'9'.repeat(BODY - 10)}}`,
  'an exponent of many digits': `{"a":1e${'9'.repeat(BODY - 10)}}`,
  'a key of the prototype': '{"__proto__":{"a":1}}',
  'a key of the constructor': '{"constructor":{"prototype":{"a":1}}}',
  'the prototype in a text and blanks': `{"a":"__proto__${' '.repeat(BODY - 40)}"}`,
  'runs of prototypes and blanks': times(500, () => `"__proto__"${' '.repeat(240)}`, ''),
  'nothing but blanks': ' '.repeat(BODY),
  'half a surrogate pair': '{"a":"\\ud800"}',
  'a list instead of an object': '[]',
  null: 'null',
  'a text': '"text"',
  nothing: '',
  'a byte order mark': '\u{FEFF}{}',
};

const writes: readonly (readonly [method: string, path: string])[] = [
  ['POST', '/token/v2/auth/token'],
  ['POST', '/cart/v1/cart'],
  ['POST', '/cart/v1/cartWithItem'],
  ['PUT', '/cart/v1/cart/{cart}/item'],
  ['PUT', '/cart/v1/coupon'],
  ['POST', '/cart/v2/cart/{cart}/shippingAddress'],
  ['POST', '/cart/v1/cart/{cart}/shippingAddress/validation'],
  ['POST', '/cart/v1/cart/{cart}/billingAddress'],
  ['POST', '/cart/v1/cart/prepareOrder'],
  ['PUT', '/cart/v2/checkout/order'],
  ['POST', '/stores/v1/search'],
  ['POST', '/fapi/api/validate-response/cart'],
];

const bodyCases: readonly ServiceCase[] = writes.flatMap(([method, path]) =>
  Object.entries(hostileBodies).map(([name, body]) => ({
    name: `${method} ${path}: ${name}`,
    method,
    path,
    headers: guest,
    body,
  })),
);

const question = (
  contract: string,
  path: string,
  method: string,
  error: boolean,
  data: unknown,
): ServiceCase => ({
  name: `validate-response of ${contract}: ${JSON.stringify(data).slice(0, 30)}`,
  method: 'POST',
  path: `/fapi/api/validate-response/${contract}`,
  headers: { ...site, 'content-type': 'application/json' },
  body: JSON.stringify({ path, method, error, data }),
});
const many = (count: number, value: unknown): unknown[] => Array.from({ length: count }, () => value);

const SEARCH = '/products/v2/search/productSearch';
const checkCases: readonly ServiceCase[] = [
  question('cart', '/cart/v1/cart', 'POST', false, { id: 7 }),
  question('cart', '/cart/v1/cart', 'POST', true, { errorDetails: many(40_000, {}) }),
  question('products', SEARCH, 'GET', false, { products: many(40_000, {}) }),
  question('stores', '/stores/v1/search', 'POST', false, { stores: many(60_000, 7) }),
  question('content', '/live/caas/v1/canvas/page/NF-US/home', 'GET', false, { sections: many(40_000, {}) }),
];

const texts: Readonly<Record<string, string>> = {
  'two hundred letters': 'a'.repeat(200),
  'ten words with typos': 'jakcet trosuers backpcak hooded fleec bottel glovs sandel tentx parkaa',
  'ten words that is unknown':
    'qzqzqzq zqzqzqz xqxqxqx jqjqjqj vqvqvqv kqkqkqk wqwqwqw yqyqyqy uququq iqiqiqi',
  'beginnings of every word': 'a b c d e f g h i j k l m n o p q r s t u v w x y z',
  digits: '1 2 3 4 5 6 7 8 9 0',
  'combining marks': `a${'\u0301\u0323'.repeat(90)}`,
  'signs that fold into eighteen letters': '\uFDFA'.repeat(90),
  emoji: '🧥'.repeat(90),
  'a T and blanks': `t${' '.repeat(180)}s`,
  apostrophes: "'s".repeat(90),
  'the query language': "' | !( & :* <-> 'a'::tsquery",
  'half a surrogate pair and a NUL': 'boots \uFFFD \u0000',
};

const textCases: readonly ServiceCase[] = Object.entries(texts).flatMap(([name, text]) => [
  {
    name: `search for ${name}`,
    method: 'GET',
    path: `${SEARCH}?q=${encodeURIComponent(text)}`,
    headers: site,
  },
  {
    name: `suggestions for ${name}`,
    method: 'GET',
    path: `/products/v2/search/autoSuggest?q=${encodeURIComponent(text.slice(0, 100))}`,
    headers: german,
  },
]);

const listing = (name: string, query: string): ServiceCase => ({
  name: `listing with ${name}`,
  method: 'GET',
  path: `${SEARCH}?q=jacket&${query}`,
  headers: site,
});
const listingCases: readonly ServiceCase[] = [
  listing('the last page that may be asked for', 'start=9999&count=96'),
  listing('a page far beyond', 'start=1000000000'),
  listing(
    'as many sizes as allowed',
    times(40, (index) => `size=s${index}`, '&'),
  ),
  listing(
    'as many prices as allowed',
    times(10, (index) => `price=${index}-`, '&'),
  ),
  listing(
    'more sizes than allowed',
    times(800, (index) => `size=s${index}`, '&'),
  ),
  listing(
    'parameters that do not exist',
    times(1_500, (index) => `a${index}=1`, '&'),
  ),
  listing('filters of the prototype', 'size=__proto__&color=constructor&activity=toString&category=0000'),
];

const HEADER_PATH = '/products/v2/search/autoSuggest?q=tent';
const odd = (name: string, headers: Readonly<Record<string, string>>): ServiceCase => ({
  name: `header: ${name}`,
  method: 'GET',
  path: HEADER_PATH,
  headers: { ...site, ...headers },
});
const headerCases: readonly ServiceCase[] = [
  odd('many languages', { 'accept-language': 'a,'.repeat(LINE / 2) }),
  odd('a long locale', { locale: 'e'.repeat(LINE) }),
  odd('a locale of hyphens', { locale: 'en-'.repeat(LINE / 3) }),
  odd('a locale of the prototype', { locale: '__proto__' }),
  odd('a long correlation id', { 'x-correlation-id': 'a'.repeat(LINE) }),
  odd('a token of dots', { authorization: `Bearer ${'.'.repeat(LINE)}` }),
  odd('a token of parts', { authorization: `Bearer ${'a.'.repeat(LINE / 2)}` }),
  odd('a token of 60 kB', { authorization: `Bearer ${'a'.repeat(60_000)}` }),
  ...['.', 'a.', ' '].map((part) => ({
    name: `header: a cart with a token of "${part}"`,
    method: 'GET',
    path: '/cart/v1/cart/{cart}',
    headers: { ...site, authorization: `Bearer ${part.repeat(LINE / 2)}x` },
  })),
  ...[`application/json;${' a=b;'.repeat(LINE / 6)}`, `application/json${' '.repeat(LINE)}x`].map(
    (type, index) => ({
      name: `header: a long content type ${index}`,
      method: 'POST',
      path: '/cart/v1/cart',
      headers: { ...guest, 'content-type': type },
      body: '{}',
    }),
  ),
];

const image = (path: string, headers: Readonly<Record<string, string>> = {}): ServiceCase => ({
  name: `image ${path.slice(0, 60)} ${Object.keys(headers).join()}`,
  method: 'GET',
  path: `/images/${path}`,
  headers,
});
const imageCases: readonly ServiceCase[] = [
  image('scenes/city-evening?w=2400&fm=avif&q=40'),
  image('scenes/city-evening?w=99999&fm=avif'),
  image('scenes/__proto__?w=320'),
  image('scenes/city-evening?ar=__proto__'),
  image(`products/${'x'.repeat(LINE)}/a/front`),
  image('products/..%2f..%2f/a/front'),
  image(`scenes/city-evening?${times(2_000, () => 'w=320', '&')}`),
  image('scenes/city-evening?w=320&fm=avif', { 'if-none-match': `${'"a", '.repeat(LINE / 5)}*` }),
  image('scenes/city-evening?w=320&fm=avif', { 'if-none-match': `"a"${' '.repeat(LINE)},*` }),
];

const paths: Readonly<Record<string, string>> = {
  'nothing but slashes': '/'.repeat(LINE),
  'many steps': '/a'.repeat(LINE / 2),
  'nothing but percent signs': `/${'%'.repeat(LINE)}`,
  'a cart and many steps': `/cart/v1/cart${'/a'.repeat(LINE / 2)}`,
  'nothing but ampersands': `${HEADER_PATH}${'&'.repeat(LINE)}`,
  'three thousand parameters': `${HEADER_PATH}${'&a=1'.repeat(3_000)}`,
};
const pathCases: readonly ServiceCase[] = Object.entries(paths).map(([name, path]) => ({
  name: `address: ${name}`,
  method: 'GET',
  path,
  headers: site,
}));

export const serviceCases: readonly ServiceCase[] = [
  ...bodyCases,
  ...checkCases,
  ...textCases,
  ...listingCases,
  ...headerCases,
  ...imageCases,
  ...pathCases,
];
