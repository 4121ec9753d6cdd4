import { textOf } from '../../../../shared/forms/form-texts.ts';

/** Name of the buttons that remove or save a line with the form of its quantity. */
export const LEAVE_FIELD = 'leave';

/** The pressed button takes precedence over the intent of its form. */
export const cartIntentOf = (form: FormData): string => textOf(form, LEAVE_FIELD) || textOf(form, 'intent');
