import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Stack } from '../layout/Stack.tsx';
import { Foundation } from '../testing/Foundation.tsx';
import styles from '../testing/foundations.module.css';
import { Measured } from '../testing/Measured.tsx';
import { Heading } from '../text/Heading.tsx';
import { Eyebrow, Prose, Text } from '../text/Text.tsx';
import { themes } from './read-tokens.ts';

const meta: Meta = {
  title: 'Foundations/Typography',
  parameters: { bare: true, spec: 'Content blocks, §3 Common fields: titleStyle' },
};
export default meta;
type Story = StoryObj;

const PROPERTIES: ReadonlyArray<readonly [prefix: string, property: keyof CSSProperties]> = [
  ['--font-', 'fontFamily'],
  ['--weight-', 'fontWeight'],
  ['--tracking-', 'letterSpacing'],
  ['--leading-', 'lineHeight'],
  ['--text-', 'fontSize'],
];
const DISPLAY = /-(display|heading|[2-5]xl)$/;
const LARGE = 'var(--text-2xl)';

const sizeOf = (style: CSSStyleDeclaration): string =>
  `${Math.round(Number.parseFloat(style.fontSize) * 10) / 10} px in this window`;

function sample(name: string) {
  const property = PROPERTIES.find(([prefix]) => name.startsWith(prefix))?.[1] ?? 'fontSize';
  const style: CSSProperties = {
    ...(name.startsWith('--text-') ? {} : { fontSize: LARGE, lineHeight: 'var(--leading-snug)' }),
    ...(DISPLAY.test(name) && { fontFamily: 'var(--font-display)', fontWeight: 'var(--weight-display)' }),
    // Several lines, to show the space between them.
    ...(name.startsWith('--leading-') && { maxInlineSize: '24ch' }),
    [property]: `var(${name})`,
  };
  const words =
    property === 'lineHeight'
      ? 'Two hikers cross a ridge at first light, and the valley below them is still asleep'
      : 'Made for the long way round';
  return property === 'fontSize' ? (
    <Measured read={sizeOf} style={style} className={styles['letters']}>
      {words}
    </Measured>
  ) : (
    <div style={style} className={styles['letters']}>
      {words}
    </div>
  );
}

export const Scale: Story = {
  render: () => (
    <Foundation
      title="Typography"
      text="Instrument Sans in one variable file. Sizes from large upwards grow with the window, never without a part in rem."
      page="type"
      tokens={themes.northfell}
      sample={sample}
      wide
    />
  ),
};

/** The scale in use: size follows the design, level the outline. */
export const InUse: Story = {
  render: () => (
    <main className={styles['page']}>
      <Stack gap={6}>
        <Stack gap={3}>
          <Eyebrow>Autumn 2026</Eyebrow>
          <Heading level={1} size="5xl">
            Made for the long way round
          </Heading>
          <Text size="xl" tone="muted" measure>
            Shells, layers and shoes that are tested above the tree line and repaired for life.
          </Text>
        </Stack>
        {([2, 3, 4, 5] as const).map((level) => (
          <Heading key={level} level={level}>
            A heading of level {level}
          </Heading>
        ))}
        <Prose>
          <h2>How we mend</h2>
          <p>
            Send it in unwashed if you must. We <strong>wash it first</strong>, look for what else is about to
            give way, and <a href="#repairs">mend both</a>.
          </p>
          <ul>
            <li>Zips and buckles are replaced.</li>
            <li>Seams are sewn and taped again.</li>
          </ul>
        </Prose>
        <Stack gap={1}>
          <Text>Text of a page</Text>
          <Text size="sm" tone="muted">
            Small and muted, for what accompanies
          </Text>
          <Text size="xs" tone="subtle">
            The smallest, for conditions
          </Text>
          <Text tone="sale" weight="semibold">
            −30 %
          </Text>
        </Stack>
      </Stack>
    </main>
  ),
};
