/** A text with two-letter language codes. */
export interface TextToTranslate {
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

/** Translates texts; throws when unreachable. */
export interface Translator {
  translate(text: TextToTranslate): Promise<{ readonly title: string; readonly text: string }>;
}
