import type { PersonField, SignUpNeed, SiteSettings } from '@haberdash/validation';

/** What a site's form of a new account asks for. */
export interface SignUpSite extends SiteSettings {
  /**
   * `simplified` asks for e-mail address and password alone, `full` for the person as well, `loyalty` for all that
   * membership needs: on its site every account is a member's.
   */
  readonly form: 'full' | 'loyalty' | 'simplified';
  /** The fields of the person in the order of the page; those that `needs` does not name may stay empty. */
  readonly fields: readonly PersonField[];
  /** Text messages are offered. */
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
