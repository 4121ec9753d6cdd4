// The same form in zod, without phone, age, country rules and normalisation.
import * as z from 'zod';

const NAME = /^[\p{L}\p{M} ,.'’`-]+$/u;
const PASSWORD = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u] as const;
const DATE = /^\d{2}\/\d{2}\/\d{4}$/;

const zodName = z.string().trim().min(2).max(30).regex(NAME);

export const zodSignUp = z.object({
  firstName: zodName,
  lastName: zodName,
  email: z.email().max(100),
  password: z.string().min(8).regex(PASSWORD[0]).regex(PASSWORD[1]).regex(PASSWORD[2]),
  birthDate: z.string().trim().regex(DATE),
  postalCode: z.string().trim().min(1),
  phone: z.string().trim().min(1),
  policy: z.literal('on'),
});
