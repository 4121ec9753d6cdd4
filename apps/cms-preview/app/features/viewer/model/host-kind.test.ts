import { expect, it } from 'vitest';
import { hostKindOf } from './host-kind.ts';

it.each([
  ['http://127.0.0.1:3000/en-us', 'localhost'],
  ['http://localhost:3000', 'localhost'],
  ['https://pr-482.northfell.example', 'PR preview'],
  ['https://shop-pr482.example', 'PR preview'],
  ['https://dev.northfell.example', 'dev'],
  ['https://qa2.northfell.example', 'qa'],
  ['https://preprod.northfell.example', 'preprod'],
  ['https://www.northfell.example/en-us', 'production'],
  ['https://www.northfell.example.evil/en-us', 'unknown host'],
  ['https://developers.example', 'unknown host'],
  ['nonsense', 'unknown host'],
])('%s is %s', (url, kind) => expect(hostKindOf(url, 'https://www.northfell.example')).toBe(kind));
