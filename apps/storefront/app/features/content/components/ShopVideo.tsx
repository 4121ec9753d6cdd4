import { BlockProvider, useBlocks, Video, type BlockProps } from '@haberdash/blocks';
import type { VideoBlock } from '@haberdash/blocks/model';
import { useMemo } from 'react';
import { useNavigate } from 'react-router';
import { usePlayersAllowed } from './use-players-allowed.ts';

/**
 * A video with players of other providers, which load only after consent to targeting and a press (spec 3 §2), because
 * they track viewers. Without consent it links to the choices.
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
