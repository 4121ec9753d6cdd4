import { normalizeText, textKindOf } from '@haberdash/validation';
import { fault } from './faults.ts';

const FORM_TYPES: ReadonlySet<string> = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

/** Normalises every text of a form by the kind of its name; files stay. */
export function normalizedForm(sent: FormData): FormData {
  const form = new FormData();
  for (const [name, value] of sent)
    if (typeof value === 'string') form.append(name, normalizeText(value, textKindOf(name)));
    else form.append(name, value);
  return form;
}

/** Reads and normalises the form of a request; throws a fault for a missing or broken one. */
export async function readForm(request: Request, correlationId: string): Promise<FormData> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';', 1);
  if (!FORM_TYPES.has(type.trim().toLowerCase())) throw fault('unreadable', correlationId, 415);
  try {
    return normalizedForm(await request.formData());
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw fault('unreadable', correlationId);
  }
}
