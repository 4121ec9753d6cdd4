import { describe, expect, it } from 'vitest';
import { drawBarChart } from './bar-chart.ts';

const chart = drawBarChart({
  title: 'kB & "more"',
  description: 'home 100, cart 50',
  unit: 'kB',
  groups: ['home', 'cart'],
  series: [
    { name: 'ours', values: [100, 50] },
    { name: 'baseline', values: [80, undefined] },
  ],
});

describe('a bar chart', () => {
  it('has bars as long as their values, and none where nothing was measured', () => {
    const widths = [...chart.matchAll(/class="(s\d)" x="110" y="(?!32)\d+" width="([\d.]+)"/g)].map(
      ([, series, width]) => [series, Number(width)],
    );
    expect(widths).toEqual([
      ['s0', 520],
      ['s1', 416],
      ['s0', 260],
    ]);
  });

  it('describes its content, and escapes its texts', () => {
    expect(chart).toContain('<title id="t">kB &amp; &quot;more&quot;</title>');
    expect(chart).toContain('<desc id="d">home 100, cart 50</desc>');
  });
});
