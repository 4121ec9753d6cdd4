import { createContext } from 'react';
import type { StaticRenderer } from './renderer-types.ts';

/** Renders markup that is cached; given on the server only. */
export const StaticRendererContext = createContext<StaticRenderer | undefined>(undefined);
