/** An associate's spend of the annual cap (spec 2 §3), in major units. */
export interface EmployeeSpend {
  readonly currentSpend: number;
  readonly annualCap: number;
}

/** An athlete's or prosumer's spend of the annual credit (spec 2 §3), in major units. */
export interface CreditSpend {
  readonly currentSpend: number;
  readonly annualCredit: number;
}

/** The discounts of a profile with a yearly limit (spec 2 §3). */
export interface SpendProfile {
  readonly employee?: EmployeeSpend | null | undefined;
  readonly employeeTermsAccepted?: boolean | null | undefined;
  readonly athlete?: CreditSpend | null | undefined;
  readonly ipa?: CreditSpend | null | undefined;
  readonly wranx?: CreditSpend | null | undefined;
}

/** The kind of discount of a banner (spec 2 §5). */
export type SpendBannerKind = 'employee' | 'athlete' | 'ipa' | 'wranx';

/** Spend and cap in major units: rest at least zero, share 0 to 1 (spec 2 §3, §5). */
export interface SpendBanner {
  readonly kind: SpendBannerKind;
  readonly spent: number;
  readonly cap: number;
  readonly remaining: number;
  readonly share: number;
  readonly isReached: boolean;
}

function cents(value: unknown): number | undefined {
  return Number.isFinite(value) && Number(value) >= 0 ? Math.round(Number(value) * 100) : undefined;
}

function banner(kind: SpendBannerKind, spend: unknown, limit: unknown): SpendBanner | undefined {
  const [spent, cap] = [cents(spend), cents(limit)];
  if (spent === undefined || cap === undefined || cap === 0) return undefined;
  return {
    kind,
    spent: spent / 100,
    cap: cap / 100,
    remaining: Math.max(0, cap - spent) / 100,
    share: Math.min(1, spent / cap),
    isReached: spent >= cap,
  };
}

/** The banner (spec 2 §5): employee with accepted terms, athlete, IPA, WRANX; skips unreadable discounts. */
export function spendBanner(profile: SpendProfile | null | undefined): SpendBanner | undefined {
  if (!profile) return undefined;
  const { employee, athlete, ipa, wranx } = profile;
  return (
    (profile.employeeTermsAccepted === true
      ? banner('employee', employee?.currentSpend, employee?.annualCap)
      : undefined) ??
    banner('athlete', athlete?.currentSpend, athlete?.annualCredit) ??
    banner('ipa', ipa?.currentSpend, ipa?.annualCredit) ??
    banner('wranx', wranx?.currentSpend, wranx?.annualCredit)
  );
}
