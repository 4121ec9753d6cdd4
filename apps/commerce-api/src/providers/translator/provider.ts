/** Words that somebody wrote in one language, for readers of another; two letters each. */
export interface TextToTranslate {
  readonly from: string;
  readonly to: string;
  readonly title: string;
  readonly text: string;
}

/** The provider that translates; it throws when it cannot be reached. */
export interface Translator {
  translate(text: TextToTranslate): Promise<{ readonly title: string; readonly text: string }>;
}
