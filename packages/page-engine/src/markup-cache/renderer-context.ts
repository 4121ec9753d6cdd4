import { createContext } from 'react';
import type { StaticRenderer } from './static-renderer.server.tsx';

/** Renders markup that is cached; given on the server only. */
export const StaticRendererContext = createContext<StaticRenderer | undefined>(undefined);
