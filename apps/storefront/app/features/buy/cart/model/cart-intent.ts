import { textOf } from '../../../../shared/forms/form-texts.ts';

/** The name of the buttons that take a line out of the bag with the form that sets its quantity. */
export const LEAVE_FIELD = 'leave';

/** What a form of the cart asks for: what the pressed button says goes before what its form does otherwise. */
export const cartIntentOf = (form: FormData): string => textOf(form, LEAVE_FIELD) || textOf(form, 'intent');
