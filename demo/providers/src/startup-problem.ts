export class StartupProblem extends Error {
  override readonly name = 'StartupProblem';
}
