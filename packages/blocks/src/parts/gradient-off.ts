import { BREAKPOINTS, type Breakpoint } from '../model/index.ts';

export interface Gradient {
  readonly gradientStyle?: 'full' | 'focused' | 'off' | undefined;
  readonly gradientTone?: 'dark' | 'light' | undefined;
  readonly gradientBreakpoints?: readonly Breakpoint[] | undefined;
}

/** The widths without a gradient, as an attribute value. */
export function gradientOff({ gradientStyle, gradientBreakpoints }: Gradient): string | undefined {
  if (gradientStyle === 'off') return BREAKPOINTS.join(' ');
  if (gradientBreakpoints === undefined) return undefined;
  return BREAKPOINTS.filter((each) => !gradientBreakpoints.includes(each)).join(' ') || undefined;
}
