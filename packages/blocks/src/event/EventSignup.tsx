import { buttonClassName, Container, Dialog } from '@haberdash/ui';
import { useState, type MouseEvent } from 'react';
import { useBlocks } from '../context/BlockProvider.tsx';
import type { EventSignupBlock } from '../model/index.ts';
import type { BlockProps } from '../parts/block-props.ts';
import { BlockSection } from '../parts/BlockSection.tsx';
import { TextPart } from '../parts/TextPart.tsx';
import { EventSteps } from './EventSteps.tsx';
import styles from './event.module.css';

/** An event to join, in a dialog of two steps or, without a script, on a page (spec 3 §2). */
export function EventSignup({ block }: BlockProps<EventSignupBlock>) {
  const { events, texts } = useBlocks();
  // Removed only after it has closed, because closing returns the focus to the link.
  const [dialog, setDialog] = useState<'open' | 'closing'>();
  if (events === undefined) return null;
  const open = (event: MouseEvent) => {
    // A new tab, or an unknown visitor, gets the page.
    if (event.metaKey || event.ctrlKey || events.isSignedIn === undefined) return;
    event.preventDefault();
    setDialog('open');
  };
  return (
    <BlockSection anchor={block.id} surface="muted">
      <Container width="text">
        <div className={styles['event']}>
          <TextPart block={block} />
          <a href={events.pageUrl(block.eventId)} className={buttonClassName({})} onClick={open}>
            {texts.event().open}
          </a>
        </div>
      </Container>
      {dialog && (
        <Dialog
          open={dialog === 'open'}
          onClose={() => setDialog(undefined)}
          title={block.title ?? texts.event().open}
          closeLabel={texts.close}
        >
          <EventSteps block={block} port={events} onClose={() => setDialog('closing')} />
        </Dialog>
      )}
    </BlockSection>
  );
}
