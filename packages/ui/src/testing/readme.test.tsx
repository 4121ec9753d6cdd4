import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import readme from '../../README.md?raw';
// oxlint-disable-next-line import/default -- the bundler makes the text of a file its default export
import source from './readme-example.tsx?raw';
import { BuyBox } from './readme-example.tsx';

it('the README shows the example that runs here', () => {
  expect(readme).toContain(source.trim().replace('../index.ts', '@haberdash/ui'));
  render(<BuyBox />);
  expect(screen.getByRole('button', { name: 'Add to bag' })).toHaveAttribute('type', 'submit');
  expect(screen.getByRole('radio', { name: /^9\s+sold out$/ })).toBeRequired();
});
