export { setFlashMessages, consumeFlashMessages } from './server/flash-messages.server.ts';
export { mailedCode, consumeCode, type MailedCodeKind } from './server/mailed-code.server.ts';
export { endSession } from './server/sign-out.server.ts';
