import * as v from 'valibot';

const named = v.object({ id: v.string(), name: v.optional(v.string(), '') });
const rule = v.object({
  key: v.string(),
  audienceIds: v.optional(v.array(v.string()), []),
  audienceConditions: v.optional(v.unknown()),
});
const group = v.object({ experiments: v.optional(v.array(rule), []) });

/** The names of a data file that the decision engine does not need. */
const schema = v.object({
  audiences: v.optional(v.array(named), []),
  typedAudiences: v.optional(v.array(named), []),
  experiments: v.optional(v.array(rule), []),
  groups: v.optional(v.array(group), []),
});

const leavesOf = (tree: unknown): readonly string[] => {
  if (typeof tree === 'string') return ['and', 'or', 'not'].includes(tree) ? [] : [tree];
  return Array.isArray(tree) ? tree.flatMap(leavesOf) : [];
};

/** The names of the audiences of each experiment; an experiment without one is for everyone. */
export function audienceNames(file: unknown): ReadonlyMap<string, readonly string[]> {
  const parsed = v.safeParse(schema, file);
  if (!parsed.success) return new Map();
  const { audiences, typedAudiences, experiments, groups } = parsed.output;
  const names = new Map([...audiences, ...typedAudiences].map(({ id, name }) => [id, name || id]));
  return new Map(
    [...experiments, ...groups.flatMap((each) => each.experiments)].map(
      ({ key, audienceIds, audienceConditions }) => {
        const ids = audienceConditions === undefined ? audienceIds : leavesOf(audienceConditions);
        return [key, [...new Set(ids)].map((id) => names.get(id) ?? id)];
      },
    ),
  );
}
