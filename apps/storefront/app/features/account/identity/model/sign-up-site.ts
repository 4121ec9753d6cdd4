import type { PersonField, SignUpNeed, SiteSettings } from '@haberdash/validation';

/** What a site's form of a new account asks for. */
export interface SignUpSite extends SiteSettings {
  /** `simplified` needs e-mail address and password, `full` the person, `loyalty` all that membership needs. */
  readonly form: 'full' | 'loyalty' | 'simplified';
  readonly fields: readonly PersonField[];
  readonly hasSms: boolean;
}

const AGREEMENTS = ['brandTerms', 'policy'] as const satisfies readonly SignUpNeed[];
const GENDERS = ['female', 'male', 'diverse', 'undisclosed'] as const;

const nora = { minimumAge: 13, form: 'full', hasSms: true } as const;
const emea = { minimumAge: 16, form: 'full', hasSms: false, birthDateFormat: 'DD/MM/YYYY' } as const;

const SITES: Readonly<Record<string, SignUpSite>> = {
  US: {
    ...nora,
    fields: ['firstName', 'lastName', 'birthDate', 'postalCode', 'phone'],
    needs: ['birthDate', 'postalCode', 'brandTerms'],
    birthDateFormat: 'MM/DD/YYYY',
  },
  CA: {
    ...nora,
    fields: ['firstName', 'lastName', 'postalCode', 'phone'],
    needs: ['postalCode', ...AGREEMENTS],
    birthDateFormat: 'YYYY-MM-DD',
  },
  GB: { ...emea, fields: ['firstName', 'lastName', 'birthDate'], needs: ['birthDate', ...AGREEMENTS] },
  FR: {
    ...emea,
    fields: ['gender', 'firstName', 'lastName', 'birthDate'],
    needs: ['gender', ...AGREEMENTS],
    genders: GENDERS,
  },
  DE: { ...emea, form: 'simplified', fields: [], needs: AGREEMENTS, birthDateFormat: 'DD.MM.YYYY' },
  ES: { ...emea, fields: ['firstName', 'lastName', 'phone'], needs: AGREEMENTS },
  IT: {
    ...emea,
    form: 'loyalty',
    fields: ['firstName', 'lastName', 'birthDate', 'postalCode', 'phone'],
    needs: ['birthDate', 'postalCode', 'phone', 'loyaltyTerms', ...AGREEMENTS],
  },
};

const OTHERS: SignUpSite = { ...emea, form: 'simplified', fields: [], needs: AGREEMENTS };

/** The form of a new account in a country; a country without one of its own gets the simplified form. */
export const signUpSite = (country: string): SignUpSite => SITES[country] ?? OTHERS;
