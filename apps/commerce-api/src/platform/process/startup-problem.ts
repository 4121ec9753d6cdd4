/** A startup error for operators, shown without a stack. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
}
