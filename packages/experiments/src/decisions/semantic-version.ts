interface Version {
  readonly parts: readonly string[];
  readonly isPreRelease: boolean;
  readonly isBuild: boolean;
}

const isNumeric = (part: string): boolean => /^\d+$/.test(part);

function parseVersion(text: string): Version | undefined {
  if (typeof text !== 'string' || /\s/.test(text)) return undefined;
  const suffixAt = text.search(/[-+]/);
  const core = suffixAt < 0 ? text : text.slice(0, suffixAt);
  const suffix = suffixAt < 0 ? '' : text.slice(suffixAt + 1);
  const parts = core.split('.');
  if (parts.length > 3 || !parts.every(isNumeric)) return undefined;
  return {
    parts: suffix === '' ? parts : [...parts, suffix],
    isPreRelease: text[suffixAt] === '-',
    isBuild: text[suffixAt] === '+',
  };
}

function comparePart(mine: string, theirs: string, user: Version, condition: Version): number {
  if (isNumeric(mine)) return Math.sign(Number.parseInt(mine, 10) - Number.parseInt(theirs, 10)) || 0;
  if (mine < theirs) return condition.isPreRelease && !user.isPreRelease ? 1 : -1;
  if (mine > theirs) return !condition.isPreRelease && user.isPreRelease ? -1 : 1;
  return 0;
}

/**
 * Negative if the user's version is lower than the condition's, positive if higher, zero if equal up to the
 * condition's parts (2.1.3 equals 2.1). Undefined for white space, more than three dotted parts, or
 * non-numeric parts (spec 2 §5).
 */
export function compareVersions(userVersion: string, conditionVersion: string): number | undefined {
  const [user, condition] = [parseVersion(userVersion), parseVersion(conditionVersion)];
  if (user === undefined || condition === undefined) return undefined;
  for (const [index, theirs] of condition.parts.entries()) {
    const mine = user.parts[index];
    if (mine === undefined) return condition.isPreRelease || condition.isBuild ? 1 : -1;
    const order = comparePart(mine, theirs, user, condition);
    if (order !== 0) return order;
  }
  return user.isPreRelease && !condition.isPreRelease ? -1 : 0;
}
