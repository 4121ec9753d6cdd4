import { fault } from './faults.ts';

const FORM_TYPES: ReadonlySet<string> = new Set(['application/x-www-form-urlencoded', 'multipart/form-data']);

/** Reads the form of a request; throws the fault that the page shows where there is none, or one that is broken. */
export async function readForm(request: Request, correlationId: string): Promise<FormData> {
  const [type = ''] = (request.headers.get('content-type') ?? '').split(';', 1);
  if (!FORM_TYPES.has(type.trim().toLowerCase())) throw fault('unreadable', correlationId, 415);
  try {
    return await request.formData();
  } catch (error) {
    if (request.signal.aborted) throw error;
    throw fault('unreadable', correlationId);
  }
}
