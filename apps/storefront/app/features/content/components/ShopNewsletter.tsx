import { BlockProvider, Newsletter, useBlocks, type BlockProps } from '@haberdash/blocks';
import type { NewsletterBlock } from '@haberdash/blocks/model';
import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useSite } from '../../../shared/i18n/use-site.ts';
import { useShopper } from '../../../shared/state/shopper.ts';
import { reportBlock } from '../model/report-block.ts';
import type { MyNewsletter } from '../server/newsletter.server.ts';

/** The subscription of a signed-in shopper, loaded where a form is on the page; undefined for guests. */
function useMyNewsletter(blockId: string): MyNewsletter | undefined {
  const { locale } = useBlocks();
  const isKnown = useSite().switches.dynamicNewsletter;
  const isSignedIn = useShopper()?.kind === 'registered' && isKnown;
  const [mine, setMine] = useState<MyNewsletter>();
  useEffect(() => {
    if (!isSignedIn) return undefined;
    const leaving = new AbortController();
    const read = async () => {
      const response = await fetch(`/${locale}/newsletter/subscribe`, { signal: leaving.signal });
      if (!response.ok) throw new TypeError(`no newsletter: ${response.status}`);
      // Written by our own route.
      setMine((await response.json()) as MyNewsletter);
    };
    read().catch((cause: unknown) => {
      if (!leaving.signal.aborted) reportBlock({ type: 'fault', blockId, detail: String(cause) });
    });
    return () => leaving.abort();
  }, [isSignedIn, locale, blockId]);
  return isSignedIn ? mine : undefined;
}

/** Provides the known subscriber to newsletter forms (spec 3 §4, §6). */
export function KnownSubscriber({
  mine,
  children,
}: {
  readonly mine: MyNewsletter | undefined;
  readonly children: ReactNode;
}) {
  const environment = useBlocks();
  const known = useMemo(() => {
    const { newsletter } = environment;
    return newsletter === undefined || mine === undefined
      ? environment
      : { ...environment, newsletter: { ...newsletter, ...mine } };
  }, [environment, mine]);
  return <BlockProvider value={known}>{children}</BlockProvider>;
}

/** The newsletter form in a browser. Its document is the same for everyone, and the subscription loads separately. */
export function ShopNewsletter({ block }: BlockProps<NewsletterBlock>) {
  const mine = useMyNewsletter(block.id);
  return (
    <KnownSubscriber mine={mine}>
      <Newsletter block={block} />
    </KnownSubscriber>
  );
}
