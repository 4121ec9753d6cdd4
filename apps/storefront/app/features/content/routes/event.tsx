import { EventSteps, useBlocks } from '@haberdash/blocks';
import { EmptyState, Heading, Notice, Stack, Text } from '@haberdash/ui';
import type { Route } from './+types/event';
import styles from '../components/content-page.module.css';
import { joinEvent, readEvent } from '../server/events.server.ts';
import { privateLoader, shopperAction } from '../../../shared/reads/define-read.ts';
import { pageHead } from '../../../shared/seo/page-head.ts';
import { pageMeta } from '../../../shared/seo/page-meta.ts';
import { Main } from '../../../frame/Main.tsx';

/** Joins an event on a page of its own, without script and after a sign-in. */
export const loader = privateLoader(async (read) => {
  const block = await readEvent(read);
  const title = block.title ?? read.t('blocks.joinEvent');
  return {
    head: pageHead(read, { title, noIndex: true }),
    title,
    block,
    isSignedIn: read.session.consumer() !== undefined,
  };
});
export const action = shopperAction(joinEvent);
export const meta = ({ loaderData }: Route.MetaArgs) => pageMeta(loaderData?.head);

export default function EventPage({ loaderData, actionData }: Route.ComponentProps) {
  const { events, texts } = useBlocks();
  const { block, title, isSignedIn } = loaderData;
  if (actionData?.ok === true) {
    return (
      <Main width="text">
        <EmptyState level={1} title={block.confirmationTitle ?? texts.event().confirmed}>
          <output>{block.confirmationSubtitle}</output>
        </EmptyState>
      </Main>
    );
  }
  const isRejectedAsAWhole =
    actionData !== undefined && actionData.errors === undefined && actionData.asks === undefined;
  return (
    <Main width="text">
      <Stack gap={5} className={styles['event']}>
        <Heading level={1}>{title}</Heading>
        {block.subtitle && <Text tone="muted">{block.subtitle}</Text>}
        {isRejectedAsAWhole && (
          <Notice tone="error" announce="assertive">
            {actionData?.message}
          </Notice>
        )}
        {events && <EventSteps block={block} port={{ ...events, isSignedIn }} rejected={actionData} />}
      </Stack>
    </Main>
  );
}
