// The same form in plain valibot, without phone, age, country rules and normalisation.
import * as v from 'valibot';

const NAME = /^[\p{L}\p{M} ,.'’`-]+$/u;
const PASSWORD = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u] as const;
const DATE = /^\d{2}\/\d{2}\/\d{4}$/;

const valibotName = v.pipe(v.string(), v.trim(), v.minLength(2), v.maxLength(30), v.regex(NAME));

export const valibotSignUp = v.object({
  firstName: valibotName,
  lastName: valibotName,
  email: v.pipe(v.string(), v.trim(), v.email(), v.maxLength(100)),
  password: v.pipe(
    v.string(),
    v.minLength(8),
    ...([v.regex(PASSWORD[0]), v.regex(PASSWORD[1]), v.regex(PASSWORD[2])] as const),
  ),
  birthDate: v.pipe(v.string(), v.trim(), v.regex(DATE)),
  postalCode: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  phone: v.pipe(v.string(), v.trim(), v.nonEmpty()),
  policy: v.literal('on'),
});
