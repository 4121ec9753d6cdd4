export { responseCheckArea } from './response-check/area.ts';
export { healthArea } from './health/area.ts';
export { queueMail } from './outbox/queue-mail.ts';
export { type MailKind, outbox } from './outbox/schema.ts';
export { utilitiesArea } from './utilities/area.ts';
