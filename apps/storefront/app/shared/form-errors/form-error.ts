/** Where an error is shown: beside an input, at a line of the bag, a means of payment, a step, or over the page. */
export type ErrorPlace = 'field' | 'line' | 'tender' | 'step' | 'banner' | 'toast';

/** Why a form was rejected, as its page shows it: the code, words in the shopper's language, and the place. */
export interface FormError {
  readonly code: string;
  readonly text: string;
  readonly place: ErrorPlace;
  readonly field?: string;
  readonly itemId?: string;
  readonly typed?: string;
  /** Nothing was typed but a step pressed; `typed` is the number before it. */
  readonly isStep?: boolean;
  readonly from?: string;
}

export type FieldTexts = Readonly<Record<string, string>>;

/** The text for each input, the first one; what concerns no input is under ''. */
export function textsByField(formErrors: readonly FormError[]): FieldTexts {
  const texts = new Map<string, string>();
  for (const { field = '', text } of formErrors) if (!texts.has(field)) texts.set(field, text);
  return Object.fromEntries(texts);
}
