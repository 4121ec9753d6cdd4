import type { Preview } from '@storybook/react-vite';
import '@haberdash/ui/tokens.css';
import '@haberdash/ui/base.css';
import '@haberdash/ui/fonts.css';
import { forceColours } from './forced-colours.ts';
import './preview.css';

/** What the toolbar says about the page that a story stands on. */
function setPage(globals: Readonly<Record<string, unknown>>): void {
  const page = document.documentElement;
  page.dataset['brand'] = String(globals['brand']);
  page.lang = String(globals['language']);
  page.dir = String(globals['direction']);
  // The whole page takes the roles that footers and bars have in the shop.
  if (globals['theme'] === 'dark') page.dataset['surface'] = 'inverse';
  else delete page.dataset['surface'];
  forceColours(globals['theme'] === 'forced');
}

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    options: { storySort: { order: ['Foundations', 'Primitives', 'Blocks', 'Header', 'States', 'Pages'] } },
    a11y: {
      test: 'error',
      // Off by default in axe; 24 px is WCAG 2.2 AA (2.5.8).
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
    viewport: {
      options: {
        reflow: { name: '320, reflow', styles: { width: '320px', height: '800px' } },
        phone: { name: '390, phone', styles: { width: '390px', height: '844px' } },
        tablet: { name: '768, tablet', styles: { width: '768px', height: '1024px' } },
        desktop: { name: '1440, desktop', styles: { width: '1440px', height: '900px' } },
      },
    },
  },
  globalTypes: {
    brand: {
      description: 'Brand theme',
      toolbar: { title: 'Brand', icon: 'paintbrush', items: ['northfell', 'harbour'], dynamicTitle: true },
    },
    theme: {
      description: 'Ground of the page',
      toolbar: {
        title: 'Theme',
        icon: 'contrast',
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
          { value: 'forced', title: 'Forced colours', icon: 'accessibility' },
        ],
        dynamicTitle: true,
      },
    },
    direction: {
      description: 'Direction of writing',
      toolbar: {
        title: 'Direction',
        icon: 'transfer',
        items: [
          { value: 'ltr', title: 'Left to right' },
          { value: 'rtl', title: 'Right to left' },
        ],
        dynamicTitle: true,
      },
    },
    language: {
      description: 'Language of the shop and of its content',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: [
          { value: 'en', title: 'English' },
          { value: 'de', title: 'Deutsch' },
        ],
        dynamicTitle: true,
      },
    },
    content: {
      description: 'What editors may write instead of what a designer had in mind',
      toolbar: {
        title: 'Content',
        icon: 'document',
        items: [
          { value: 'designed', title: 'As designed' },
          { value: 'long', title: 'Long texts' },
          { value: 'no-pictures', title: 'No pictures' },
          { value: 'empty', title: 'Only what it must have' },
        ],
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: {
    brand: 'northfell',
    theme: 'light',
    direction: 'ltr',
    language: 'en',
    content: 'designed',
  },
  decorators: [
    (Story, { globals, parameters }) => {
      setPage(globals);
      return parameters['bare'] === true ? (
        <Story />
      ) : (
        <main className="story-stage">
          <Story />
        </main>
      );
    },
  ],
};

export default preview;
