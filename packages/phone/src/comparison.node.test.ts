import { getCountryCallingCode, getExampleNumber, Metadata, type CountryCode } from 'libphonenumber-js/max';
import examples from 'libphonenumber-js/examples.mobile.json';
import { describe, expect, it } from 'vitest';
import differences from './cases/differences.json' with { type: 'json' };
import { phoneCountries, type PhoneCountry } from './countries.ts';
import { DEFAULT_NATIONAL_LENGTH, fittingMask, formatPhone, maskLength, masksFor } from './masks.ts';
import { parsePhone } from './parse-phone.ts';

interface Difference {
  readonly kind: string;
  readonly country: string;
  readonly ours: string;
  readonly theirs: string;
}

interface PlanWithTypes {
  type(kind: string): { possibleLengths(): readonly number[] } | undefined;
}

const groupsOf = (text: string): string =>
  text
    .split(/[^0-9]+/)
    .filter((group) => group !== '')
    .map((group) => group.length)
    .join(' ');

/** The differences of both libraries for a country. */
function compare(country: PhoneCountry): Difference[] {
  // The first test ensures that their list contains ours.
  const code = country.code as CountryCode;
  const example = getExampleNumber(code, examples);
  if (!example) throw new Error(`no example of ${code}`);
  const numbering = new Metadata();
  numbering.selectNumberingPlan(code);
  // The library's types omit this method.
  const plan = numbering.numberingPlan as unknown as PlanWithTypes;
  const mobile = plan.type('MOBILE')?.possibleLengths() ?? [];
  const lengths = country.masks.length > 0 ? country.masks.map(maskLength) : [DEFAULT_NATIONAL_LENGTH];
  const asTyped = parsePhone(example.formatNational(), { countryCode: code });
  const asStored = parsePhone(example.number);
  const shown = formatPhone(
    example.nationalNumber,
    fittingMask(example.nationalNumber.length, masksFor(code, 'NORA')),
  );
  const all: Omit<Difference, 'country'>[] = [
    { kind: 'dial code', ours: country.dialCode, theirs: getCountryCallingCode(code) },
    { kind: 'mobile number as typed at home', ours: asTyped.international, theirs: example.number },
    { kind: 'mobile number as stored', ours: asStored.international, theirs: example.number },
    { kind: 'country of a stored number', ours: asStored.country?.code ?? '', theirs: code },
    { kind: 'validity', ours: String(asTyped.valid), theirs: String(example.isValid()) },
    {
      kind: 'lengths of mobile numbers that we reject',
      ours: '',
      theirs: mobile.filter((length) => !lengths.includes(length)).join(' '),
    },
    {
      kind: 'groups',
      ours: groupsOf(shown),
      theirs: groupsOf(example.formatInternational().slice(country.dialCode.length + 1)),
    },
  ];
  return all
    .filter(({ ours, theirs }) => ours !== theirs)
    .map((difference) => ({ country: country.code, ...difference }));
}

const explained = differences.flatMap(({ kind, cases }) =>
  cases.map(({ country, ours, theirs }): Difference => ({ kind, country, ours, theirs })),
);
const sorted = (list: readonly Difference[]) => list.map((entry) => JSON.stringify(entry)).toSorted();
const found = phoneCountries.flatMap(compare);

describe('beside libphonenumber-js', () => {
  it('knows no country that it does not know', () => {
    expect(phoneCountries.map(({ code }) => code).filter((code) => !(code in examples))).toEqual([]);
  });

  it('differs only as listed in the differences', () => {
    const shape = ({ kind, country, ours, theirs }: Difference) => ({ kind, country, ours, theirs });
    expect(sorted(found.map(shape))).toEqual(sorted(explained.map(shape)));
  });

  it('has a reason for every difference', () => {
    expect(differences.filter(({ why }) => why.length < 20)).toEqual([]);
  });
});
