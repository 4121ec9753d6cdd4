import { Button, ButtonLink } from '@haberdash/ui';
import { useState } from 'react';
import type { EventPort, JoinError } from '../context/block-ports.ts';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { EventSignupBlock } from '../model/index.ts';
import { EventJoin } from './EventJoin.tsx';
import styles from './event.module.css';

export interface EventStepsProps {
  readonly block: EventSignupBlock;
  readonly port: EventPort;
  /** Closes the surrounding dialog, if there is one. */
  readonly onClose?: (() => void) | undefined;
  /** The error of a form post, without JavaScript. */
  readonly rejected?: JoinError | undefined;
}

/** Step 1: sign in or sign up; each links to the other (spec 3 §4). */
function Entrance({ port, eventId }: { readonly port: EventPort; readonly eventId: string }) {
  const texts = useBlocks().texts.event();
  const [isNew, setIsNew] = useState(false);
  return (
    <div className={styles['form']}>
      <p className={styles['lead']}>{isNew ? texts.signUpTitle : texts.signInTitle}</p>
      <p>{isNew ? texts.signUpText : texts.signInText}</p>
      <ButtonLink href={isNew ? port.signUpUrl(eventId) : port.signInUrl(eventId)}>
        {isNew ? texts.createAccount : texts.signIn}
      </ButtonLink>
      <Button variant="quiet" data-needs-script onClick={() => setIsNew(!isNew)}>
        {isNew ? texts.signIn : texts.createAccount}
      </Button>
    </div>
  );
}

const takeFocus = (element: HTMLElement | null) => element?.focus();

/** The two steps of joining an event, then the confirmation (spec 3 §2, §4). */
export function EventSteps({ block, port, onClose, rejected }: EventStepsProps) {
  const { texts } = useBlocks();
  const [isJoined, setIsJoined] = useState(false);
  if (isJoined) {
    return (
      <div className={styles['form']} tabIndex={-1} ref={takeFocus}>
        <p className={styles['lead']}>{block.confirmationTitle ?? texts.event().confirmed}</p>
        {block.confirmationSubtitle && <p>{block.confirmationSubtitle}</p>}
        {onClose && <Button onClick={onClose}>{texts.close}</Button>}
      </div>
    );
  }
  if (port.isSignedIn !== true) return <Entrance port={port} eventId={block.eventId} />;
  return <EventJoin block={block} port={port} rejected={rejected} onJoined={() => setIsJoined(true)} />;
}
