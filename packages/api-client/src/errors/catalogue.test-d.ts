import type { CatalogueEntry, ErrorCode } from './catalogue.ts';
import { frontEndIdOf } from './catalogue.ts';
import type { FrontEndId } from './front-end-ids.ts';
import { handling } from './handling.ts';
import { textOf } from './message-for.ts';
import { messages, type Texts } from './messages/en.ts';

const code: ErrorCode = 'BSK404';
frontEndIdOf(code);
const id: FrontEndId = 'ITEMS_OOS';
const entry: CatalogueEntry = { ...handling('cart', 'line', 'cart.outOfStock'), frontEndId: id };
textOf(entry.message, messages);

// @ts-expect-error A code that is not in the table does not compile.
frontEndIdOf('BSK999');
// @ts-expect-error Nor does a server code in the place of a front-end id.
const wrongId: FrontEndId = 'BSK404';
// @ts-expect-error Nor a handling without a text.
handling('cart', 'line', 'cart.unheardOf');
// @ts-expect-error Nor a language that lacks texts.
const incomplete: Texts = { 'cart.outOfStock': 'Ausverkauft.' };

void [wrongId, incomplete];
