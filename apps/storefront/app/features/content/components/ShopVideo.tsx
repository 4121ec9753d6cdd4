import { BlockProvider, useBlocks, Video, type BlockProps } from '@haberdash/blocks';
import type { VideoBlock } from '@haberdash/blocks/model';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { usePlayersAllowed } from './use-players-allowed.ts';

/**
 * A film with the players of other providers: one is asked for nothing before its visitor has allowed targeting, because
 * such a player knows its viewers, and has pressed its button (spec 3 §2). Who has not allowed it is led to the choices.
 */
export function ShopVideo({ block, nested }: BlockProps<VideoBlock>) {
  const environment = useBlocks();
  const navigate = useNavigate();
  const isAllowed = usePlayersAllowed();
  const withPlayers = useMemo(() => {
    if (isAllowed === undefined) return environment;
    const onAsk = () => void navigate(`/${environment.locale}/privacy-choices`);
    return { ...environment, players: { isAllowed, onAsk } };
  }, [environment, navigate, isAllowed]);
  return (
    <BlockProvider value={withPlayers}>
      <Video block={block} nested={nested} />
    </BlockProvider>
  );
}
