import { fireEvent, render, screen, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { activities } from '../collection/collection.fixtures.ts';
import { eventPort, eventSignup } from '../event/event.fixtures.ts';
import { accordions } from '../lists/lists.fixtures.ts';
import { menu } from '../menu/menu.fixtures.ts';
import { MegaMenu } from '../menu/MegaMenu.tsx';
import type { Block } from '../model/index.ts';
import { newsletter, newsletterPort } from '../newsletter/newsletter.fixtures.ts';
import { popUp } from '../pop-up/pop-up.fixtures.ts';
import { promoBar } from '../promo-bar/promo-bar.fixtures.ts';
import { secondaryNav } from '../secondary-nav/secondary-nav.fixtures.ts';
import { InShop } from '../testing/environment.fixtures.tsx';
import { renderBlocks } from './registry.tsx';

/**
 * The ARIA Authoring Practices for each widget, row by row. Browser behaviour (Space on a summary, Tab out of
 * a dialog) is asserted by element; keys are tested end to end.
 */
const inShop = (children: ReactElement) =>
  render(
    <InShop newsletter={newsletterPort()} events={eventPort({ isSignedIn: false })}>
      {children}
    </InShop>,
  );
const show = (block: Block) => inShop(<>{renderBlocks([block])}</>);
const isTabStop = (element: Element): boolean => element.getAttribute('tabindex') !== '-1';
const controlled = (button: Element): Element | null =>
  document.getElementById(button.getAttribute('aria-controls') ?? '');

describe('disclosure: sections of an accordion', () => {
  it.each([
    [
      'each title is a tab stop that the browser opens with Enter and Space',
      (all: Element[]) => all.every((details) => details.firstElementChild?.tagName === 'SUMMARY'),
    ],
    [
      'each title stays a stop when its section is open',
      (all: Element[]) => all.every((details) => isTabStop(details.firstElementChild ?? details)),
    ],
    [
      'each section has its text after its title',
      (all: Element[]) =>
        all.every(
          ({ textContent, firstElementChild }) =>
            (textContent ?? '').length > (firstElementChild?.textContent ?? '').length,
        ),
    ],
  ])('%s', (_row, holds) => {
    const all = [...show(accordions()).container.querySelectorAll('details')];
    expect(all.length).toBeGreaterThan(1);
    expect(holds(all)).toBe(true);
  });
});

describe('disclosure navigation: the main menu', () => {
  it('a button beside each link has the state of its panel, and names the panel', () => {
    inShop(<MegaMenu menu={menu()} />);
    const buttons = screen.getAllByRole('button', { name: /^Show .* menu$/ });
    expect(buttons.length).toBeGreaterThan(1);
    for (const button of buttons) {
      expect(button).toHaveAttribute('aria-expanded', 'false');
      expect(controlled(button)).not.toBeNull();
    }
  });

  it('its links stay links: no role of a menu takes them from the list of links', () => {
    const { container } = inShop(<MegaMenu menu={menu()} />);
    expect(screen.getByRole('navigation', { name: 'Main' })).toBeInTheDocument();
    expect(container.querySelectorAll('[role^="menu"]')).toHaveLength(0);
  });

  it('a press opens one panel and closes the other', () => {
    inShop(<MegaMenu menu={menu()} />);
    const [first, second] = screen.getAllByRole('button', { name: /^Show .* menu$/ });
    if (first === undefined || second === undefined) throw new TypeError('two panels');
    fireEvent.click(first);
    fireEvent.click(second);
    expect([first, second].map((button) => button.getAttribute('aria-expanded'))).toEqual(['false', 'true']);
  });

  it('on a phone each first level with a section is a button that says whether it is open, and names it', () => {
    vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), { matches: false, media } as MediaQueryList),
    );
    inShop(<MegaMenu menu={menu()} />);
    vi.restoreAllMocks();
    const sections = ['Women', 'Men', 'Gear'].map((name) => screen.getByRole('button', { name }));
    for (const section of sections) {
      expect(section).toHaveAttribute('aria-expanded', 'false');
      expect(controlled(section)).not.toBeNull();
    }
  });

  it('the second navigation has a name, and its narrow list is a disclosure', () => {
    const { container } = show(secondaryNav());
    expect(screen.getByRole('navigation')).toHaveAccessibleName();
    expect(container.querySelector('details > summary')).not.toBeNull();
  });
});

describe('carousel', () => {
  const moving = { type: 'carousel', autoplay: true, autorotateTime: 5 };
  const carousels = [
    ['of messages', () => show(promoBar({ autorotateTime: 5 }))],
    ['of cards', () => show(activities({ breakpoints: { sm: moving } }))],
  ] as const;

  it.each(carousels)('%s: the region has the role description carousel and a name', (_name, open) => {
    open();
    const region = screen.getByRole('region');
    expect(region).toHaveAttribute('aria-roledescription', 'carousel');
    expect(region).toHaveAccessibleName();
  });

  it.each(carousels)('%s: what stops the rotation comes first among its buttons', (_name, open) => {
    open();
    const [first] = within(screen.getByRole('region')).getAllByRole('button');
    expect(first).toHaveAccessibleName(/pause/i);
  });

  it.each(carousels)('%s: its buttons are buttons with names, and no stop is taken away', (_name, open) => {
    open();
    for (const button of within(screen.getByRole('region')).getAllByRole('button')) {
      expect(button.tagName).toBe('BUTTON');
      expect(button).toHaveAccessibleName();
      expect(isTabStop(button)).toBe(true);
    }
  });

  it('messages are slides with their number and total', () => {
    show(promoBar());
    const slides = screen.getAllByRole('group');
    expect(slides.map((slide) => slide.getAttribute('aria-roledescription'))).toEqual(
      slides.map(() => 'slide'),
    );
    expect(slides[0]).toHaveAccessibleName(`1 of ${slides.length}`);
  });

  it('messages are silent while they move by themselves and read out once they do not', () => {
    const { container } = show(promoBar({ autorotateTime: 5 }));
    const live = container.querySelector('[aria-live]');
    expect(live).toHaveAttribute('aria-live', 'off');
    fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
    expect(live).toHaveAttribute('aria-live', 'polite');
  });
});

describe('dialog: signing up for an event', () => {
  const open = () => {
    show(eventSignup());
    fireEvent.click(screen.getByRole('link', { name: /join/i }));
    return screen.getByRole('dialog');
  };

  it('has a name', () => {
    expect(open()).toHaveAccessibleName();
  });

  it('is the dialog of the browser, which traps the focus and closes on Escape', () => {
    expect(open().tagName).toBe('DIALOG');
  });

  it('has a button that closes it', () => {
    const dialog = open();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('disclosure: the pop-up', () => {
  it('is a landmark with a name, and its bar has the state and the id of its content', () => {
    show(popUp());
    expect(screen.getByRole('complementary')).toHaveAccessibleName();
    const [bar] = screen.getAllByRole('button', { expanded: false });
    if (bar === undefined) throw new TypeError('no bar');
    expect(controlled(bar)).not.toBeNull();
    fireEvent.click(bar);
    expect(bar).toHaveAttribute('aria-expanded', 'true');
  });
});

describe('status and alert: the newsletter', () => {
  it('the place of its status is there before there is one', () => {
    const { container } = show(newsletter());
    expect(container.querySelector('[aria-live="polite"]')).toBeEmptyDOMElement();
  });

  it('a rejected field is invalid, has a description, and takes the focus', async () => {
    show(newsletter());
    fireEvent.submit(screen.getByRole('textbox').closest('form') ?? document.body);
    const email = screen.getByRole('textbox');
    await vi.waitFor(() => expect(email).toBeInvalid());
    expect(email).toHaveAccessibleDescription(/This field is required/);
    await vi.waitFor(() => expect(email).toHaveFocus());
  });
});
