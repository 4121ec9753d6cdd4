import type { Preview } from '@storybook/react-vite';
import '@haberdash/ui/tokens.css';
import '@haberdash/ui/base.css';
import '@haberdash/ui/fonts.css';
import './preview.css';

const preview: Preview = {
  parameters: {
    layout: 'fullscreen',
    a11y: {
      test: 'error',
      // Off by default in axe; 24 px is WCAG 2.2 AA (2.5.8).
      config: { rules: [{ id: 'target-size', enabled: true }] },
    },
    viewport: {
      options: {
        phone: { name: 'Phone 390', styles: { width: '390px', height: '844px' } },
        tablet: { name: 'Tablet 768', styles: { width: '768px', height: '1024px' } },
        laptop: { name: 'Laptop 1280', styles: { width: '1280px', height: '800px' } },
        wide: { name: 'Wide 1920', styles: { width: '1920px', height: '1080px' } },
      },
    },
  },
  globalTypes: {
    brand: {
      description: 'Brand theme',
      toolbar: { title: 'Brand', icon: 'paintbrush', items: ['northfell', 'harbour'], dynamicTitle: true },
    },
  },
  initialGlobals: { brand: 'northfell' },
  decorators: [
    (Story, { globals, parameters }) => {
      document.documentElement.dataset['brand'] = String(globals['brand']);
      document.documentElement.lang = 'en';
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
