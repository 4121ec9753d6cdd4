// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, it } from 'vitest';
import { ScriptButton } from './ScriptButton.tsx';

afterEach(cleanup);

const html = () => renderToStaticMarkup(<ScriptButton>Copy link</ScriptButton>);

it('has its place in the document before the page hydrates, and is not to be pressed there', () => {
  expect(html()).toContain('Copy link');
  expect(html()).toMatch(/class="[^"]*waiting/);
});

it('is not there without a script', () => {
  expect(html()).toContain('data-needs-script');
});

it('shows once the page answers to scripts', () => {
  render(<ScriptButton>Copy link</ScriptButton>);
  expect(screen.getByRole('button', { name: 'Copy link' }).className).not.toContain('waiting');
});
