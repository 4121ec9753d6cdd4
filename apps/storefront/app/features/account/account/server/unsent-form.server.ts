import * as v from 'valibot';
import type { PrivateRead } from '../../../../shared/reads/read-types.ts';

const NAME = 'unsent-form';
/** As long as it takes to find a password. */
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
  /** Undefined where it is unknown: then nothing is stored, or another customer could see it. */
  readonly consumerNo: string | undefined;
  /** No passwords, and nothing of cards. */
  readonly values: Values;
}

/** A form with its owner, for a session that may have ended; made before the first call, which may create a guest. */
export const unsentForm = ({ session }: Pick<Caller, 'session'>, values: Values): UnsentForm => ({
  consumerNo: session.consumer()?.consumerNo ?? values['owner'],
  values,
});

/** Stores a form for its owner and page until after the sign-in; false where it is too long for a cookie. */
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

/** The input of this page's form when the session of the same customer ended; restored once. */
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
