export { accountCart, cartOf, pageCart } from './server/cart-calls.server.ts';
export { isFormResponse, markFormResponse, readUnlessFormResponse } from './server/form-response.server.ts';
export { cartPath } from './server/lost-cart.server.ts';
export { addItem } from './server/add-item.server.ts';
export { addEach } from './server/add-each.server.ts';
export { isGuest } from './server/is-guest.server.ts';
export { requireBagCart, beginExpress, inCheckout, leaveExpress } from './server/express-cart.server.ts';
