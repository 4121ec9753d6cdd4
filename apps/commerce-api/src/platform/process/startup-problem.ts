/** A reason not to start that an operator can act on: its message is shown alone, without a stack. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
}
