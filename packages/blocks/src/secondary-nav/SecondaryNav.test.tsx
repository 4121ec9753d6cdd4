import { fireEvent, render, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { InShop } from '../testing/environment.fixtures.tsx';
import { secondaryNav } from './secondary-nav.fixtures.ts';
import { SecondaryNav } from './SecondaryNav.tsx';

it('closes its list when a link of it is chosen', () => {
  render(
    <InShop>
      <SecondaryNav block={secondaryNav()} />
    </InShop>,
  );
  const details = screen.getByRole('group');
  details.setAttribute('open', '');
  fireEvent.click(within(details).getByRole('link', { name: 'Vests' }));
  expect(details).not.toHaveAttribute('open');
  expect(screen.getByRole('navigation', { name: 'Trail running' })).toBeInTheDocument();
});
