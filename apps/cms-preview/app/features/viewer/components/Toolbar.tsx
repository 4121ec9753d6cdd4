import { Button } from '@haberdash/ui';
import { useState } from 'react';
import { Form, useLocation, useSearchParams } from 'react-router';
import { setParameters } from '../../content/index.ts';
import styles from './toolbar.module.css';

interface ToolbarProps {
  /** ISO; when the ticket expires. */
  readonly endsAt: string;
  readonly hasResults: boolean;
  /** Undefined for a page without panes. */
  readonly panes?: 'shown' | 'hidden' | undefined;
}

function CopyAddress() {
  const [message, setMessage] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setMessage('Address copied.');
    } catch {
      setMessage('Copy the address from the address bar.');
    }
  };
  return (
    <>
      <Button variant="quiet" size="sm" onClick={() => void copy()}>
        Copy address
      </Button>
      <output className={styles['message']}>{message}</output>
    </>
  );
}

/** The toolbar: name, actions, and when the ticket expires. */
export function Toolbar({ endsAt, hasResults, panes }: ToolbarProps) {
  const [parameters] = useSearchParams();
  const { pathname } = useLocation();
  const here = (path: string) => (pathname === path ? 'page' : undefined);
  const site = new URLSearchParams({ locale: parameters.get('locale') ?? 'en-us' });
  const written = new URLSearchParams(site);
  const shown = parameters.get('document');
  if (shown !== null && shown !== '') written.set('document', shown);
  return (
    <header className={styles['toolbar']} aria-label="Preview">
      <a className={styles['name']} href="/">
        Preview
      </a>
      <nav aria-label="Tools" className={styles['tools']}>
        <a href={`/${setParameters(parameters, { url: '', width: '' })}`} aria-current={here('/')}>
          Blocks
        </a>
        <a
          href={`/checks${setParameters(parameters, { page: '', widths: '', document: '', url: '', width: '' })}`}
          aria-current={here('/checks')}
        >
          Checks
        </a>
        <a href={`/experiments?${site}`} aria-current={here('/experiments')}>
          Experiments
        </a>
        <a href={`/edit?${written}`} aria-current={here('/edit')}>
          Write
        </a>
        <a href={`/frame?${site}`} aria-current={here('/frame')}>
          Frame
        </a>
      </nav>
      {panes !== undefined && (
        <a
          className={styles['toggle']}
          href={`/${setParameters(parameters, { panes: panes === 'shown' ? 'hidden' : '' })}`}
        >
          {panes === 'shown' ? 'Hide panes' : 'Show panes'}
        </a>
      )}
      {hasResults && (
        <>
          <CopyAddress />
          <Button variant="quiet" size="sm" onClick={() => window.print()}>
            Print for sign-off
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
