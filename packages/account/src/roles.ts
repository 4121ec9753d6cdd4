/** The roles of a customer; screens, segments, policy and analytics depend on these only. */
export type Role =
  | 'guest'
  | 'registered'
  | 'loyalty-member'
  | 'athlete'
  | 'employee'
  | 'prosumer'
  | 'ipa'
  | 'wranx'
  | 'associate';

/** The fields of a profile that roles follow from (spec 2 §1, §3). */
export interface RoleProfile {
  readonly consumerDetails: {
    readonly athlete?: object | undefined;
    /** The discount data of an associate. */
    readonly employee?: object | undefined;
    readonly identity?: readonly { readonly type: string }[] | undefined;
  };
  readonly isLoyaltyMember?: boolean | undefined;
}

export interface StoreSession {
  readonly storeId?: string | undefined;
  readonly storeEmployeeId?: string | undefined;
}

/** True with both ids (spec 2 §4). */
const isConnected = ({ storeId, storeEmployeeId }: StoreSession): boolean =>
  isFilled(storeId) && isFilled(storeEmployeeId);

const isFilled = (id: unknown): boolean => typeof id === 'string' && id !== '';

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

function personalRoles({ consumerDetails, isLoyaltyMember }: RoleProfile): Role[] {
  const { athlete, employee, identity } = consumerDetails;
  const types = new Set(
    Array.isArray(identity) ? identity.map((entry: { type?: unknown } | null) => entry?.type) : [],
  );
  const candidates: readonly (readonly [Role, boolean])[] = [
    ['loyalty-member', isLoyaltyMember === true],
    ['athlete', isObject(athlete)],
    ['employee', isObject(employee)],
    ['prosumer', types.has('IPA') || types.has('WRANX')],
    ['ipa', types.has('IPA')],
    ['wranx', types.has('WRANX')],
  ];
  return candidates.flatMap(([role, applies]) => (applies ? [role] : []));
}

/** Roles in a fixed order (spec 2 §1): guest or registered, the profile's, associate in a store session. */
export function rolesOf(profile: RoleProfile | undefined, storeSession: StoreSession = {}): readonly Role[] {
  const own: Role[] = profile === undefined ? ['guest'] : ['registered', ...personalRoles(profile)];
  return isConnected(storeSession) ? [...own, 'associate'] : own;
}
