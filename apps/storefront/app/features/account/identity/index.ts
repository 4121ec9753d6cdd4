export { AccountLink } from './components/AccountLink.tsx';
export { IdentityPage } from './components/IdentityPage.tsx';
export { NewPasswordField } from './components/NewPasswordField.tsx';
export { PasswordField } from './components/PasswordField.tsx';
export { PersonInput, personLabel } from './components/PersonInput.tsx';
export { shopPath } from './model/return-path.ts';
export { personFieldViews } from './model/sign-up-fields.ts';
export { signUpSite } from './model/sign-up-site.ts';
export type { FlashMessage } from './server/flash-messages.server.ts';
