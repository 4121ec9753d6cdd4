const UNIQUE_VIOLATION = '23505';

/** The violated unique constraint or index of an error or its cause. */
export function violatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  if ('code' in error && error.code === UNIQUE_VIOLATION)
    return 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : undefined;
  return violatedConstraint(error.cause);
}
