import { cutAmong } from '../picture.ts';
import type { Ink } from '../kit/ink.ts';
import { KNIT_STYLES } from './styles/knits.ts';
import { SHELL_STYLES } from './styles/shells.ts';
import { SHIRT_STYLES } from './styles/shirts.ts';
import { WARM_STYLES } from './styles/warm.ts';
import { TOP_KINDS, type Styles, type TopKind, type TopStyle } from './top-style.ts';

const STYLES: Styles<TopKind> = { ...SHELL_STYLES, ...WARM_STYLES, ...KNIT_STYLES, ...SHIRT_STYLES };

export const topStyleOf = (ink: Ink): TopStyle => STYLES[cutAmong(TOP_KINDS, ink.picture)](ink.random);
