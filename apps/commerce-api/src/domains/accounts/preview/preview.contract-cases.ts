/** A case needs an editor, or a service without a secret. */
export interface PreviewCase {
  readonly password?: string;
  readonly tries?: number;
  readonly isDismissed?: boolean;
  readonly hasSecret?: boolean;
  readonly errorId?: string;
}

export const cases: Readonly<Record<string, Readonly<Record<number, PreviewCase>>>> = {
  createPreviewTicket: {
    201: {},
    403: { password: 'Wrong-2026', errorId: 'AUT438' },
    404: { hasSecret: false, errorId: 'API404' },
    423: { password: 'Wrong-2026', tries: 6, errorId: 'AUT423' },
  },
};
