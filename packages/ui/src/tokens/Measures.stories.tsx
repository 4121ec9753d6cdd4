import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Foundation } from '../testing/Foundation.tsx';
import styles from '../testing/foundations.module.css';
import { Measured } from '../testing/Measured.tsx';
import { themes } from './read-tokens.ts';

const meta: Meta = { title: 'Foundations/Measures', parameters: { bare: true, spec: 'Content blocks, §9' } };
export default meta;
type Story = StoryObj;

const widthOf = (style: CSSStyleDeclaration): string =>
  `${Math.round(Number.parseFloat(style.inlineSize) * 10) / 10} px in this window`;

/** Spacing, content widths, touch targets. */
export const Space: Story = {
  render: () => (
    <Foundation
      title="Space and widths"
      text="Steps of 4 px; gutter, sections and grids grow with the window. A width that does not fit ends at the edge."
      page="space"
      tokens={themes.northfell}
      wide
      sample={(name) => (
        <Measured read={widthOf} style={{ inlineSize: `var(${name})` }} className={styles['bar']} />
      )}
    />
  ),
};

const SHAPES: ReadonlyArray<readonly [prefix: string, style: (token: string) => CSSProperties]> = [
  ['--radius-', (borderRadius) => ({ borderRadius, background: 'var(--color-accent-soft)' })],
  ['--border-', (borderWidth) => ({ borderWidth, borderColor: 'var(--color-ink)' })],
  ['--shadow-', (boxShadow) => ({ boxShadow, borderColor: 'transparent' })],
];

/** Radii, lines, shadows, z-indexes below the top layer. */
export const Shape: Story = {
  render: () => (
    <Foundation
      title="Shape"
      text="Corners are nearly square: rounder ones belong to what lies over the page."
      page="shape"
      tokens={themes.northfell}
      sample={(name) => {
        const style = SHAPES.find(([prefix]) => name.startsWith(prefix))?.[1];
        return style && <div className={styles['box']} style={style(`var(${name})`)} />;
      }}
    />
  ),
};

/** Durations and easings: hover or focus a track to see it. */
export const Motion: Story = {
  render: () => (
    <Foundation
      title="Motion"
      text="Light, short and never needed to understand a page; hover or focus a track. Nothing moves for those who ask for less motion."
      page="motion"
      tokens={themes.northfell}
      sample={(name) => (
        <button type="button" className={styles['track']} aria-label={name}>
          <span
            className={styles['runner']}
            style={
              name.startsWith('--ease-')
                ? { transitionTimingFunction: `var(${name})` }
                : { transitionDuration: `var(${name})` }
            }
          />
        </button>
      )}
    />
  ),
};
