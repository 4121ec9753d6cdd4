import type { StorybookConfig } from '@storybook/react-vite';
import { mergeConfig } from 'vite';

const config: StorybookConfig = {
  stories: ['../packages/{ui,blocks}/src/**/*.stories.tsx'],
  // The panel of the specification shows the part of it that a block has.
  staticDirs: [{ from: '../packages/blocks/content.schema.json', to: '/content.schema.json' }],
  addons: ['@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (base) =>
    mergeConfig(base, {
      resolve: { conditions: ['@haberdash/source', 'module', 'browser', 'development|production'] },
    }),
};

export default config;
