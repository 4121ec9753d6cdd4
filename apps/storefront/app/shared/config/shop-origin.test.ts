import { describe, expect, it } from 'vitest';
import { shopOrigin } from './shop-origin.ts';

describe('the origin of the shop', () => {
  it.each([
    ['http://localhost:3000/en-us', 'http://127.0.0.1:3000', 'http://localhost:3000'],
    ['http://127.0.0.1:3000/en-us', 'http://localhost:3000', 'http://127.0.0.1:3000'],
    ['http://localhost:3001/', 'http://localhost:3000', 'http://localhost:3000'],
    ['http://evil.example/', 'http://localhost:3000', 'http://localhost:3000'],
    ['http://localhost/', 'https://shop.example', 'https://shop.example'],
  ])('of %s is one of %s', (address, publicOrigin, expected) => {
    expect(shopOrigin(new URL(address), publicOrigin)).toBe(expected);
  });
});
