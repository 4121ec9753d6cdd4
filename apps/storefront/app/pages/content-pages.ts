import type { PageRow } from './page-row.ts';

/** What editors write; the last row is any page of the content service. */
export const contentPages = {
  stories: {
    path: 'stories',
    file: 'features/content/routes/stories.tsx',
    frame: 'site',
    cache: 'public',
    query: ['tag', 'page'],
    texts: ['blocks'],
  },
  'story-list': {
    path: 'stories/list',
    file: 'features/content/routes/story-list.ts',
    frame: 'none',
    cache: 'public',
    query: ['tag', 'offset', 'limit'],
  },
  'pop-ups': { path: 'pop-ups', file: 'features/content/routes/pop-ups.ts', frame: 'none', cache: 'public' },
  newsletter: {
    path: 'newsletter',
    file: 'features/content/routes/newsletter.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['blocks'],
  },
  'newsletter-subscribe': {
    path: 'newsletter/subscribe',
    file: 'features/content/routes/newsletter-subscribe.ts',
    frame: 'none',
    cache: 'private',
  },
  event: {
    path: 'events/:event',
    file: 'features/content/routes/event.tsx',
    frame: 'site',
    cache: 'private',
    texts: ['blocks'],
  },
  fragment: {
    path: 'fragments/:fragment',
    file: 'features/content/routes/fragment.tsx',
    frame: 'site',
    cache: 'public',
  },
  'event-join': {
    path: 'events/:event/join',
    file: 'features/content/routes/event-join.ts',
    frame: 'none',
    cache: 'private',
  },
  content: { path: '*', file: 'features/content/routes/content-page.tsx', frame: 'site', cache: 'public' },
} as const satisfies Readonly<Record<string, PageRow>>;
