/// <reference types="vite/client" />
import { render } from '@testing-library/react';
import { createElement, type ComponentType, type ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';

interface StoryModule {
  readonly default: { readonly title?: string; readonly component?: ComponentType<object> };
  readonly [name: string]: {
    readonly render?: () => ReactElement;
    readonly args?: object;
    readonly component?: unknown;
  };
}

const modules = import.meta.glob<StoryModule>('../**/*.stories.tsx', { eager: true });

// Stories of tokens are not shop components.
const components = Object.entries(modules).filter(
  ([, module]) => module.default.title?.startsWith('Foundations/') !== true,
);

const stories = components.flatMap(([path, module]) =>
  Object.entries(module)
    .filter(([name]) => name !== 'default')
    .map(([name, story]): [string, () => ReactElement] => {
      const { component } = module.default;
      const draw = story.render ?? (() => createElement(component ?? 'div', story.args));
      return [`${path} ${name}`, draw];
    }),
);

describe.each(stories)('%s', (_name, draw) => {
  const Page = () => draw();

  it('renders on a server without a style attribute or an inline handler, which the policy of the shop rejects', () => {
    const html = renderToString(<Page />);
    expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/);
    expect(html).not.toContain('undefined');
  });

  it('hydrates to the same document', () => {
    const onRecoverableError = vi.fn<(error: unknown) => void>();
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Page />);
    document.body.append(container);
    render(<Page />, { container, hydrate: true, onRecoverableError });
    expect(onRecoverableError).not.toHaveBeenCalled();
  });
});
