import { createContext } from 'react';
import type { StaticRenderer } from './renderer-types.ts';

export const StaticRendererContext = createContext<StaticRenderer | undefined>(undefined);
