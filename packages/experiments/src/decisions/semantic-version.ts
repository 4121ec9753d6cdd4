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
 * Below zero when the user's version is lower than the condition's, above when higher, zero when equal as far as the
 * condition goes (2.1.3 equals 2.1). Nothing for white space, more than three dotted parts, or parts that are no
 * numbers (spec 2 §5).
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
