// What other features may use of this one on the server.
export { say, takeSaid } from './server/said.server.ts';
export { mailedCode, spendCode, type MailedCodeKind } from './server/mailed-code.server.ts';
export { endSession } from './server/sign-out.server.ts';
