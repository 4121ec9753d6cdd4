import { formValues } from '@haberdash/validation';

/** The text of a field of a form; nothing of a file. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

/** The texts of a form, the first of each name. */
export const textValues = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    Object.entries(formValues(form)).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : (value[0] ?? ''),
    ]),
  );
