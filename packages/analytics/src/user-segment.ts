/** The fields of a profile that the segment depends on (spec 2 §3). */
export interface SegmentProfile {
  readonly isLoyaltyMember?: boolean | null | undefined;
  readonly consumerDetails?:
    | {
        readonly athlete?: unknown;
        readonly identity?: readonly { readonly type?: string | null | undefined }[] | null | undefined;
      }
    | null
    | undefined;
}

/** The tracking segment: Loyalty, Wranx, Ipa, WranxOrIpa, Athlete, joined by pipes (spec 2 §6). */
export function userSegment(profile: SegmentProfile | null | undefined): string {
  const details = profile?.consumerDetails;
  const identity: unknown = details?.identity;
  const types = new Set(
    Array.isArray(identity) ? identity.map((entry: { type?: unknown } | null) => entry?.type) : [],
  );
  const [wranx, ipa] = [types.has('WRANX'), types.has('IPA')];
  const segments: readonly (readonly [name: string, applies: boolean])[] = [
    ['Loyalty', profile?.isLoyaltyMember === true],
    ['Wranx', wranx],
    ['Ipa', ipa],
    ['WranxOrIpa', wranx || ipa],
    ['Athlete', typeof details?.athlete === 'object' && details.athlete !== null],
  ];
  return segments.flatMap(([name, applies]) => (applies ? [name] : [])).join('|');
}
