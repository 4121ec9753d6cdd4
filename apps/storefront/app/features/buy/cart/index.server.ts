// What other features may use of this one on the server.
export { accountBag, cartOf, pageCart } from './server/cart-calls.server.ts';
export { isAnswering, noteAnswer, readUnlessAnswering } from './server/form-answer.server.ts';
export { bagPath } from './server/lost-cart.server.ts';
export { addItem } from './server/add-item.server.ts';
export { addEach } from './server/add-each.server.ts';
export { isGuest } from './server/is-guest.server.ts';
export { bagOnly, beginExpress, inCheckout, leaveExpress } from './server/express-cart.server.ts';
