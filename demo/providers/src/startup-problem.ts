/** A reason not to start that one sentence tells. */
export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
}
