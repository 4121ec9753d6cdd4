// @vitest-environment happy-dom
import { CONSENT_COOKIE as PACKAGE_COOKIE } from '@haberdash/experiments';
import { act } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { siteOf, sites } from '../../../../shared/sites/sites.ts';
import { bannerMarkup } from '../server/banner-markup.server.tsx';
import { BannerMarkup } from '../../../../shared/consent/banner-markup.ts';
import { CONSENT_COOKIE } from '../../../../shared/consent/consent-slot.ts';
import { consentTexts } from '../server/consent-texts.server.ts';
import { ConsentSlot } from './ConsentSlot.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

describe('the banner', () => {
  it('is part of the pages of every site in EMEA and of no other', () => {
    for (const site of sites) expect(bannerMarkup(site) !== undefined).toBe(site.region === 'EMEA');
  });

  it('gives rejecting and accepting the same looks, rejecting first', () => {
    const host = document.createElement('div');
    host.innerHTML = bannerMarkup(siteOf('en-gb')) ?? '';
    const [reject, accept] = host.querySelectorAll<HTMLButtonElement>('form > div button');
    expect([reject?.value, accept?.value]).toEqual(['none', 'all']);
    expect(reject?.className).toBe(accept?.className);
  });

  it('is a form that works without script, with nothing ticked beforehand', () => {
    const host = document.createElement('div');
    host.innerHTML = bannerMarkup(siteOf('en-gb')) ?? '';
    const form = host.querySelector('form');
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/en-gb/privacy-choices']);
    expect(form?.querySelectorAll('input[type=checkbox]')).toHaveLength(3);
    expect(form?.querySelectorAll('input:checked')).toHaveLength(0);
  });
});

it.each(sites)('every word is there on $locale', (site) => {
  const texts = consentTexts(site);
  expect(Object.keys(texts)).toEqual(Object.keys(consentTexts({ language: 'en', locale: 'en-gb' })));
  expect(Object.values(texts).filter((text) => text.trim() === '')).toEqual([]);
});

it('the banner is spelled as the site spells', () => {
  const [american, british] = ['en-us', 'en-gb'].map((locale) => consentTexts({ language: 'en', locale }));
  expect([american?.choose, british?.choose]).toEqual(['Customize', 'Customise']);
});

it('the inline loader looks for the cookie that answers are kept in', () => {
  expect(CONSENT_COOKIE).toBe(PACKAGE_COOKIE);
});

it('the browser keeps the banner of the document through hydration and through later renders', async () => {
  const page = (markup?: string) => (
    <BannerMarkup value={markup}>
      <ConsentSlot />
    </BannerMarkup>
  );
  const host = document.createElement('div');
  document.body.append(host);
  host.innerHTML = renderToString(page('<section id="consent">asks</section>'));
  const before = host.querySelector('#consent');
  const recovered = vi.fn();
  const root = await act(() => hydrateRoot(host, page(), { onRecoverableError: recovered }));
  await act(async () => root.render(page()));
  expect(host.querySelector('#consent')).toBe(before);
  expect(before?.textContent).toBe('asks');
  expect(recovered).not.toHaveBeenCalled();
});
