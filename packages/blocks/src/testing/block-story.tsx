import { Notice } from '@haberdash/ui';
import type { ArgTypes, StoryContext, StoryObj } from '@storybook/react-vite';
import type { BlockEnvironment } from '../context/BlockProvider.tsx';
import { parseBlocks, type Block, type BlockType } from '../model/index.ts';
import { renderBlocks } from '../registry/registry.tsx';
import { blockControls } from './block-controls.ts';
import { inContentState, type ContentState, type StoryLanguage } from './content-states.fixtures.ts';
import { InShop } from './environment.fixtures.tsx';

/** The content of a block without its type: a story's arguments. */
export type BlockArgs = Readonly<Record<string, unknown>>;
export type BlockStory = StoryObj<BlockArgs>;

interface BlockStoryOptions {
  /** Sections of the content blocks specification, such as "§2 Hero, §9 gradients". */
  readonly spec: string;
  readonly args: BlockArgs;
  readonly shop?: Partial<BlockEnvironment>;
}

interface BlockParameters {
  readonly block?: BlockType;
  readonly shop?: Partial<BlockEnvironment>;
  /** What the application fills in after parsing. */
  readonly filled?: Partial<Block>;
  /** Content of several blocks, rendered below each other, instead of the story's own. */
  readonly variants?: readonly BlockArgs[];
}

interface StoryGlobals {
  readonly content: ContentState;
  readonly language: StoryLanguage;
}

const isObject = (value: unknown): value is BlockArgs =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Gives every block an id of its own, so that it can be on a page several times. */
function renumbered(value: unknown, number: number): unknown {
  if (Array.isArray(value)) return value.map((entry) => renumbered(entry, number));
  if (!isObject(value)) return value;
  const { id, ...rest } = Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [key, renumbered(entry, number)]),
  );
  return {
    ...rest,
    ...(id !== undefined && { id: typeof id === 'string' && 'type' in value ? `${id}-${number}` : id }),
  };
}

// One control for every width; content has it per breakpoint.
function asContent({ layout, layoutAlignment, ...json }: BlockArgs, type: BlockType | undefined): BlockArgs {
  const everywhere = {
    ...(layout !== undefined && { layout }),
    ...(layoutAlignment !== undefined && { alignment: layoutAlignment }),
  };
  return {
    ...(type !== undefined && { type }),
    ...json,
    ...(Object.keys(everywhere).length > 0 && { responsiveLayout: { sm: everywhere } }),
  };
}

/** The blocks of a story; a broken one shows its faults. */
function Blocks({ args, parameters, globals }: BlocksProps) {
  const { block: type, shop, filled, variants } = parameters;
  const faults: string[] = [];
  const json = (variants ?? [args]).map((variant, index) =>
    renumbered(
      inContentState(asContent({ ...args, ...variant }, type), globals.content, globals.language),
      index,
    ),
  );
  const blocks = parseBlocks(json, {
    log: ({ type: broken, detail }) => faults.push(`${broken}: ${detail}`),
  }).map((block) => Object.assign({}, block, filled));
  // Designed content is never broken; a control or a state may break it.
  if (faults.length > 0 && globals.content === 'designed' && variants === undefined)
    throw new Error(faults.join('; '));
  return (
    <InShop language={globals.language} {...shop}>
      {renderBlocks(blocks, undefined, { priority: false })}
      {faults.length > 0 && (
        <Notice tone="warning" title="Not shown to shoppers">
          {faults.join('; ')}
        </Notice>
      )}
    </InShop>
  );
}

interface BlocksProps {
  readonly args: BlockArgs;
  readonly parameters: BlockParameters;
  readonly globals: StoryGlobals;
}

function render(args: BlockArgs, context: StoryContext<BlockArgs>) {
  // Set by `blockStories` and by the toolbar.
  const parameters = context.parameters as BlockParameters & StoryContext['parameters'];
  const globals = context.globals as StoryContext['globals'] & StoryGlobals;
  return <Blocks args={args} parameters={parameters} globals={globals} />;
}

/** The `meta` of a block's stories: content as arguments, controls from the JSON Schema, its section. */
export function blockStories(type: BlockType, { spec, args, shop }: BlockStoryOptions) {
  return {
    args,
    argTypes: blockControls(type) satisfies ArgTypes,
    parameters: { bare: true, block: type, spec: `Content blocks, ${spec}`, schema: type, shop },
    render,
  };
}

/** The same for a page of several blocks, each with its type. */
export const pageStories = (
  content: readonly BlockArgs[],
  { spec, shop }: Omit<BlockStoryOptions, 'args'>,
) => ({
  parameters: { bare: true, spec: `Content blocks, ${spec}`, schema: 'page', variants: content, shop },
  render,
});

/**
 * All these stories in one state of content and language; without stories, the block alone, for what may be
 * on a page only once, such as a named landmark.
 */
export const inState = (globals: Partial<StoryGlobals>, ...stories: readonly BlockStory[]): BlockStory => ({
  globals,
  ...(stories.length > 0 && { parameters: { variants: stories.map(({ args = {} }) => args) } }),
});
