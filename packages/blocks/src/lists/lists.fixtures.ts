import { scene } from '../hero/hero.fixtures.ts';
import { blockOf } from '../testing/parse.fixtures.ts';

type Overrides = Readonly<Record<string, unknown>>;

export const accordionsJson = {
  id: 'questions',
  title: 'Questions about repairs',
  accordions: [
    { title: 'What can be repaired?', richText: '<p>Zips, seams, tears and buckles.</p>' },
    {
      title: 'What does it cost?',
      richText: '<p>Nothing in the first two years.</p><ul><li>Post is free</li></ul>',
    },
    { title: 'How long does it take?', richText: '<p>Ten days in most weeks.</p>' },
  ],
};

export const accordions = (overrides: Overrides = {}) =>
  blockOf('Accordions', { ...accordionsJson, ...overrides });

export const anchorsJson = {
  id: 'anchors',
  title: 'On this page',
  targets: [
    { text: 'Questions', url: '#questions' },
    { text: 'Care', url: '#care' },
    { text: 'Contact', url: '#contact' },
  ],
};

export const anchors = (overrides: Overrides = {}) => blockOf('Anchors', { ...anchorsJson, ...overrides });

export const buttonsGroupJson = {
  id: 'buttons',
  targets: [
    { text: 'Women', url: '/c/women-1000' },
    { text: 'Men', url: '/c/men-2000', style: 'secondary' },
    { text: 'Children', url: '/c/kids-3000', style: 'secondary' },
  ],
};

export const buttonsGroup = (overrides: Overrides = {}) =>
  blockOf('ButtonsGroup', { ...buttonsGroupJson, ...overrides });

export const ctaCollectionJson = {
  id: 'ctas',
  title: 'Find your way in',
  targets: ['Rain', 'Cold', 'Wind', 'Heat', 'Rock', 'City'].map((text) => ({ text, url: `/c/${text}` })),
};

export const ctaCollection = (overrides: Overrides = {}) =>
  blockOf('CtaCollection', { ...ctaCollectionJson, ...overrides });

export const verticalLinkListJson = {
  id: 'vertical',
  title: 'Where are you going?',
  items: [
    { text: 'Above the tree line', url: '/c/alpine', media: scene('alpine-dawn') },
    { text: 'Along the coast', url: '/c/coast', media: scene('coast-noon') },
    { text: 'Into the forest', url: '/c/forest', media: scene('forest-rain') },
    { text: 'Around the block', url: '/c/city', media: scene('city-morning') },
  ],
};

export const verticalLinkList = (overrides: Overrides = {}) =>
  blockOf('VerticalLinkList', { ...verticalLinkListJson, ...overrides });

export const iconTextsJson = (count = 4) => ({
  id: 'icons',
  title: 'What goes into a jacket',
  items: [
    {
      icon: scene('forest-rain'),
      richText: '<p><strong>Recycled shell</strong></p><p>From nets and offcuts.</p>',
    },
    {
      icon: scene('coast-noon'),
      richText: '<p><strong>No PFAS</strong></p><p>Water runs off all the same.</p>',
    },
    {
      icon: scene('alpine-dawn'),
      richText: '<p><strong>Taped by hand</strong></p>',
      target: { url: '/care' },
    },
    {
      icon: scene('lake-camp'),
      richText: '<p><strong>Repaired for life</strong></p>',
      backgroundColor: 'muted',
    },
    { icon: scene('winter-pass'), richText: '<p><strong>Fair wages</strong></p>' },
  ].slice(0, count),
});

export const iconTexts = (count = 4, overrides: Overrides = {}) =>
  blockOf('IconTextCollection', { ...iconTextsJson(count), ...overrides });

export const multiLinkCardJson = {
  id: 'multi',
  title: 'Shells',
  titleTarget: { url: '/c/shells' },
  mediaList: [scene('rain-shells', 'Three shells on a rail')],
  targets: [
    { text: 'Women’s shells', url: '/c/w-shells' },
    { text: 'Men’s shells', url: '/c/m-shells' },
    { text: 'Children’s shells', url: '/c/k-shells' },
  ],
};

export const multiLinkCard = (overrides: Overrides = {}) =>
  blockOf('MultiLinkCard', { ...multiLinkCardJson, ...overrides });
