import { messageFor, type ErrorCode, type ItemCode, type Texts } from '@haberdash/api-client/errors';
import { messages as de } from '@haberdash/api-client/messages/de';
import { messages as en } from '@haberdash/api-client/messages/en';
import { messages as es } from '@haberdash/api-client/messages/es';
import { messages as fr } from '@haberdash/api-client/messages/fr';
import { messages as it } from '@haberdash/api-client/messages/it';

import type { Language } from '../../shared/text.ts';
import type { ErrorDetail } from './service-error.ts';

export type { ErrorCode } from '@haberdash/api-client/errors';

const texts: Readonly<Record<Language, Texts>> = { de, en, es, fr, it };

/** The catalogue's text of an error code. */
export const errorMessage = (
  errorId: ErrorCode | ItemCode,
  language: Language,
  additionalInfo: ErrorDetail['additionalInfo'] = {},
): string => messageFor({ errorId, message: errorId, additionalInfo }, texts[language]);
