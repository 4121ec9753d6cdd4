import { Button, Notice, Stack, TextField } from '@haberdash/ui';
import { data, Form, redirect, useNavigation } from 'react-router';
import { clientAddressOf } from '../../../shared/pipeline/client-address.ts';
import { editorContext, isEditor } from '../../../shared/pipeline/context.ts';
import { ticketCookie } from '../../../shared/pipeline/cookie.ts';
import { signIn } from '../server/sign-in.server.ts';
import styles from '../components/sign-in.module.css';
import type { Route } from './+types/sign-in';

/** Only a path of the preview itself: no open redirect. */
const ownPath = (text: string | null): string => (text !== null && /^\/(?![/\\])/.test(text) ? text : '/');

export function loader({ url, context }: Route.LoaderArgs) {
  const who = context.get(editorContext);
  if (isEditor(who)) throw redirect(ownPath(url.searchParams.get('to')));
  return {
    reason: who.reason,
    ended: who.reason === 'expired' ? new Date(who.expiredAtMs).toISOString() : undefined,
  };
}

export async function action({ request, url }: Route.ActionArgs) {
  const response = await signIn(await request.formData(), clientAddressOf(request));
  if ('sentence' in response) return data(response, 400);
  return redirect(ownPath(url.searchParams.get('to')), {
    headers: { 'set-cookie': ticketCookie(response.ticket, response.seconds) },
  });
}

export const meta = () => [{ title: 'Sign in · Preview' }];

const WHY = {
  none: undefined,
  forged: 'The ticket in this address was not made for this preview. Sign in, or ask for a new address.',
  expired: 'Your ticket has ended. Sign in again: you come back to where you were.',
  'not-set-up':
    'Nobody can be let in: the preview has no secret. Set PREVIEW_SECRET to that of the commerce service and start it again.',
} as const;

export default function SignIn({ loaderData: { reason, ended }, actionData }: Route.ComponentProps) {
  const isBusy = useNavigation().state !== 'idle';
  const why = WHY[reason];
  const rejected = actionData;
  return (
    <main id="main" className={styles['page']}>
      <Stack gap={6}>
        <h1>Preview for editors</h1>
        {why !== undefined && (
          <Notice tone="warning">
            {why} {ended !== undefined && <>It ended at {ended.slice(11, 16)} UTC.</>}
          </Notice>
        )}
        {rejected !== undefined && (
          <Notice tone="error" announce="assertive">
            {rejected.sentence}
          </Notice>
        )}
        <Form method="post" className={styles['form']}>
          <TextField label="E-mail address" name="username" type="email" autoComplete="username" required />
          <TextField
            label="Password"
            name="password"
            type="password"
            autoComplete="current-password"
            required
          />
          <Button type="submit" pending={isBusy} pendingLabel="Signing in">
            Sign in
          </Button>
        </Form>
        <Form method="post" className={styles['form']}>
          <TextField
            label="Or a ticket"
            name="ticket"
            hint="Made with npm run preview-ticket"
            autoComplete="off"
            spellCheck={false}
            required
          />
          <Button type="submit" variant="secondary" pending={isBusy} pendingLabel="Signing in">
            Use the ticket
          </Button>
        </Form>
      </Stack>
    </main>
  );
}
