import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Stack } from '../layout/Stack.tsx';
import { contrast } from '../testing/contrast.ts';
import { Foundation } from '../testing/Foundation.tsx';
import styles from '../testing/foundations.module.css';
import { Heading } from '../text/Heading.tsx';
import { Text } from '../text/Text.tsx';
import { GRAPHIC_PAIRS, TEXT_PAIRS, type ColourPair } from './contrast-pairs.ts';
import { themes, type Tokens } from './read-tokens.ts';

const meta: Meta = {
  title: 'Foundations/Colours',
  parameters: { bare: true, spec: 'Content blocks, §3 Common fields: colours' },
};
export default meta;
type Story = StoryObj;

// No class can set the colour by the token's name.
const swatch = (name: string) => <div className={styles['swatch']} style={{ background: `var(${name})` }} />;

const roles = (tokens: Tokens, title: string, text: string) => (
  <Foundation title={title} text={text} page="colours" tokens={tokens} sample={swatch} />
);

export const Light: Story = {
  globals: { brand: 'northfell', theme: 'light' },
  render: () =>
    roles(themes.northfell, 'Colours', 'Roles rather than hues: a theme gives each of them another value.'),
};
export const SecondBrand: Story = {
  globals: { brand: 'harbour', theme: 'light' },
  render: () =>
    roles(themes.harbour, 'Colours of a second brand', 'A brand changes its accent and its type alone.'),
};
export const Dark: Story = {
  globals: { brand: 'northfell', theme: 'dark' },
  render: () =>
    roles(themes.inverse, 'Colours on a dark ground', 'The same roles for footers, bars and dark pages.'),
};

const SHOWN = [
  ['Northfell', themes.northfell],
  ['Harbour', themes.harbour],
  ['Dark ground', themes.inverse],
] as const;

const colour = (tokens: Tokens, role: string): string => tokens[`--color-${role}`] ?? '';

function Pairs({ title, least, pairs, mark }: PairsProps) {
  return (
    <Stack gap={4} as="section">
      <Heading level={2} size="lg">
        {title}
      </Heading>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">Drawn on</th>
            {SHOWN.map(([name]) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {pairs.map(([front, ground]) => (
            <tr key={`${front} ${ground}`}>
              <th scope="row">
                <Text as="span" size="sm">
                  {front} on {ground}
                </Text>
              </th>
              {SHOWN.map(([name, tokens]) => {
                const ratio = contrast(colour(tokens, front), colour(tokens, ground));
                return (
                  <td key={name}>
                    <div
                      className={styles['pair']}
                      style={{ color: colour(tokens, front), background: colour(tokens, ground) }}
                    >
                      {mark}
                    </div>
                    {ratio.toFixed(1)} : 1{ratio < least && ` (under ${least})`}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Stack>
  );
}

interface PairsProps {
  readonly title: string;
  readonly least: number;
  readonly pairs: readonly ColourPair[];
  readonly mark: ReactNode;
}

/** The pairs that the token tests check, with their ratios. */
export const Contrast: Story = {
  render: () => (
    <main className={styles['page']}>
      <Stack gap={7}>
        <Stack gap={3}>
          <Heading level={1}>Contrast</Heading>
          <Text tone="muted" measure>
            What may be drawn on what. Text reads at 4.5 : 1 or better, edges and rings are seen at 3 : 1.
          </Text>
        </Stack>
        <Pairs title="Text, 4.5 : 1" least={4.5} pairs={TEXT_PAIRS} mark="Aa" />
        <Pairs
          title="Edges and rings, 3 : 1"
          least={3}
          pairs={GRAPHIC_PAIRS}
          mark={<span className={styles['ring']} />}
        />
      </Stack>
    </main>
  ),
};
