import type { Editors, SubmittedText, TextDecision } from '../providers/editors/provider.ts';
import type { Translator } from '../providers/translator/provider.ts';

/** Editors whose decisions a test makes. */
export interface FakeEditors extends Editors {
  readonly received: SubmittedText[];
  /** About the latest version, unless one is given. */
  decide(decision: Omit<TextDecision, 'change' | 'version'> & { readonly version?: number }): void;
  /** While true every call fails. */
  isDown: boolean;
}

export function fakeEditors(): FakeEditors {
  const received: SubmittedText[] = [];
  const decided: TextDecision[] = [];
  const provider: FakeEditors = {
    received,
    isDown: false,
    decide(decision) {
      const version = received.findLast(({ id }) => id === decision.id)?.version ?? 1;
      decided.push({ version, ...decision, change: decided.length + 1 });
    },
    async submit(text) {
      if (provider.isDown) throw new Error('unreachable');
      received.push(text);
    },
    async decisions(after) {
      if (provider.isDown) throw new Error('unreachable');
      return decided.filter(({ change }) => change > after);
    },
  };
  return provider;
}

/** Prefixes the requested language. */
export const fakeTranslator: Translator = {
  translate: async ({ to, title, text }) => ({ title: `${to}: ${title}`, text: `${to}: ${text}` }),
};
