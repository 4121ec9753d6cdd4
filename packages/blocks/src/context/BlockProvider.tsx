import type { ImageUrl, LinkComponent } from '@haberdash/ui';
import { createContext, use, type ComponentType, type ReactNode } from 'react';
import type { LinkContext } from '../model/links.ts';
import type { ProductCardProps } from '../product-card/card-props.ts';
import type { BlockPorts } from './block-ports.ts';
import type { BlockTexts } from './block-texts.ts';

/** What blocks need from the application. */
export interface BlockEnvironment extends LinkContext, BlockPorts {
  readonly Link: LinkComponent;
  readonly imageUrl: ImageUrl;
  readonly formatMoney: (amount: number, currency: string) => string;
  readonly texts: BlockTexts;
  /** Draws a product of a row; an application may add its own controls to the card. */
  readonly ProductCard: ComponentType<ProductCardProps>;
  /** Ids of bars that the shopper closed in this browser session. */
  readonly closedBlocks?: ReadonlySet<string> | undefined;
  /** A bar was closed; the application remembers it for the browser session. */
  readonly onCloseBlock?: ((id: string) => void) | undefined;
}

const BlockContext = createContext<BlockEnvironment | undefined>(undefined);

export const BlockProvider = ({
  value,
  children,
}: {
  readonly value: BlockEnvironment;
  readonly children: ReactNode;
}) => <BlockContext value={value}>{children}</BlockContext>;

/** The environment of the blocks; throws outside a BlockProvider. */
export function useBlocks(): BlockEnvironment {
  const environment = use(BlockContext);
  if (!environment) throw new Error('Blocks need a BlockProvider around them.');
  return environment;
}
