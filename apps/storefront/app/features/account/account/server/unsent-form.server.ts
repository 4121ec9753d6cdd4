import * as v from 'valibot';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';

/** Of the sealed cookie. */
const NAME = 'unsent-form';
/** As long as somebody looks for a password. */
const SECONDS = 15 * 60;
/** Sealed and written in base64 it stays below the 4 kB that a browser keeps of a cookie. */
const MAX_BYTES = 2_600;

type Caller = Pick<PrivateRead, 'session' | 'pathname'>;
type Values = Readonly<Record<string, string>>;

const UnsentSchema = v.object({
  consumerNo: v.string(),
  path: v.string(),
  values: v.record(v.string(), v.string()),
});

/** What a form held, and whose it was. */
export interface UnsentForm {
  /** Undefined where nobody knows: nothing is kept then, or it would be shown to whoever signs in. */
  readonly consumerNo: string | undefined;
  /** No passwords, and nothing of cards. */
  readonly values: Values;
}

/**
 * A form that may turn out to be of a session that has ended. To be asked for before the first call, which may make a
 * guest of the person; whose the form is stands in it, too, as another request may have done so before.
 */
export const unsentForm = ({ session }: Pick<Caller, 'session'>, values: Values): UnsentForm => ({
  consumerNo: session.consumer()?.consumerNo ?? values['owner'],
  values,
});

/**
 * Keeps what a form held whose session had ended, for the same person and the same page after the sign-in. What is too
 * long for a cookie is not kept. To be called after the session was forgotten.
 * @returns whether it was kept
 */
export function storeUnsentForm({ session, pathname }: Caller, { consumerNo, values }: UnsentForm): boolean {
  if (consumerNo === undefined || consumerNo === '') return false;
  const text = JSON.stringify({ consumerNo, path: pathname, values });
  const fits = Buffer.byteLength(text) <= MAX_BYTES;
  session.setValue(NAME, fits ? text : undefined, SECONDS);
  return fits;
}

function parse(text: string): v.InferOutput<typeof UnsentSchema> | undefined {
  try {
    const result = v.safeParse(UnsentSchema, JSON.parse(text));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** What a form of this page held when the session of the same person ended; it is given back once. */
export function consumeUnsentForm({ session, pathname }: Caller): Values | undefined {
  const text = session.value(NAME);
  const consumer = session.consumer();
  if (text === undefined || consumer === undefined) return undefined;
  const unsent = parse(text);
  const isOwn = unsent !== undefined && unsent.consumerNo === consumer.consumerNo;
  if (isOwn && unsent.path !== pathname) return undefined;
  session.setValue(NAME, undefined);
  return isOwn ? unsent.values : undefined;
}
