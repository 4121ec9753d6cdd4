import { Button } from '@haberdash/ui';
import { useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { withParameters } from '../../content/model/query.ts';
import styles from './toolbar.module.css';

interface ToolbarProps {
  /** ISO; when the ticket ends. */
  readonly endsAt: string;
  readonly hasResults: boolean;
}

/** Copies the address of the view, which shows everybody with a ticket the same. */
function CopyAddress() {
  const [said, setSaid] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setSaid('Address copied.');
    } catch {
      setSaid('Copy the address from the address bar.');
    }
  };
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => void copy()}>
        Copy address
      </Button>
      <output className={styles['said']}>{said}</output>
    </>
  );
}

/** The name of the tool, what can be done with a view, and who is signed in until when. */
export function Toolbar({ endsAt, hasResults }: ToolbarProps) {
  const [parameters] = useSearchParams();
  return (
    <header className={styles['toolbar']}>
      <a className={styles['name']} href="/">
        Preview
      </a>
      <nav aria-label="Tools" className={styles['tools']}>
        <a href={`/checks${withParameters(parameters, { page: '', widths: '', document: '' })}`}>Checks</a>
        <a href={`/frame?${new URLSearchParams({ locale: parameters.get('locale') ?? 'en-us' })}`}>Frame</a>
      </nav>
      {hasResults && (
        <>
          <CopyAddress />
          <Button variant="quiet" size="sm" onClick={() => window.print()}>
            Print
          </Button>
        </>
      )}
      <Form method="post" action="/sign-out" className={styles['who']}>
        <span>
          Ticket until {endsAt.slice(0, 10)} {endsAt.slice(11, 16)} UTC
        </span>
        <Button variant="quiet" size="sm" type="submit">
          Sign out
        </Button>
      </Form>
    </header>
  );
}
