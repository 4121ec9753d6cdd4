export { ignoreClosedLog } from './closed-log.ts';
export { createLastResort } from './last-resort.ts';
export { linger, lingerOnClose } from './linger.ts';
export { makeStoppable, type Stoppable } from './stop-gracefully.ts';
