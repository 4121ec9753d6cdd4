import { ChevronDownIcon, ChevronUpIcon, IconButton, TrashIcon } from '@haberdash/ui';
import styles from './edit.module.css';

interface EntryButtonsProps {
  readonly name: string;
  readonly pointer: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
}

/** Moves and removes an entry of a list; each is a submit button, so that it works without a script. */
export function EntryButtons({ name, pointer, isFirst, isLast }: EntryButtonsProps) {
  const shared = { type: 'submit', name: 'intent', size: 'sm' } as const;
  return (
    <span className={styles['buttons']}>
      <IconButton
        {...shared}
        value={`up:${pointer}`}
        label={`Move ${name} up`}
        icon={<ChevronUpIcon />}
        disabled={isFirst}
      />
      <IconButton
        {...shared}
        value={`down:${pointer}`}
        label={`Move ${name} down`}
        icon={<ChevronDownIcon />}
        disabled={isLast}
      />
      <IconButton {...shared} value={`remove:${pointer}`} label={`Remove ${name}`} icon={<TrashIcon />} />
    </span>
  );
}
