import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { configOf, dataFile, flag, rule, variation } from './config.fixtures.ts';
import { parseConfig } from './parse-config.ts';

const reason = (overrides: object): string | undefined => {
  const parsed = parseConfig(dataFile(overrides));
  return parsed.ok ? undefined : parsed.reason;
};

describe('a configuration', () => {
  it('is read from JSON text and from what was parsed of it', () => {
    for (const source of [dataFile(), JSON.stringify(dataFile())]) {
      const parsed = parseConfig(source);
      expect(parsed.ok && [parsed.config.accountId, parsed.config.projectId, parsed.config.revision]).toEqual(
        ['account', 'project', '7'],
      );
    }
  });

  it('may leave out every list', () => {
    const { accountId, projectId, revision } = { accountId: 'a', projectId: 'p', revision: '1' };
    expect(parseConfig({ version: '4', accountId, projectId, revision }).ok).toBe(true);
  });

  it.each([[null], [undefined], [12], ['{'], ['"text"'], [[]], ['null']])('is rejected as %j', (source) => {
    expect(parseConfig(source).ok).toBe(false);
  });

  it.each<[object, string]>([
    [{ version: '5' }, 'version cannot be read'],
    [{ version: undefined }, 'version cannot be read'],
    [{ accountId: 12 }, 'accountId cannot be read'],
    [{ revision: null }, 'revision cannot be read'],
    [{ experiments: {} }, 'experiments cannot be read'],
    [{ experiments: [rule('1'), null] }, 'experiments[1].experiments[1] cannot be read'],
    [{ experiments: [rule('1', { id: 1 })] }, 'experiments[0].id cannot be read'],
    [
      { experiments: [rule('1', { trafficAllocation: [{ entityId: 'x', endOfRange: '1' }] })] },
      'experiments[0].trafficAllocation[0].endOfRange cannot be read',
    ],
    [
      { experiments: [rule('1', { variations: [variation('a', { featureEnabled: 'yes' })] })] },
      'experiments[0].variations[0].featureEnabled cannot be read',
    ],
    [
      { experiments: [rule('1', { forcedVariations: { user: 1 } })] },
      'experiments[0].forcedVariations cannot be read',
    ],
    [{ featureFlags: [flag('f', { experimentIds: [1] })] }, 'featureFlags[0].experimentIds cannot be read'],
    [{ integrations: [{ host: 'h' }] }, 'integrations[0].key cannot be read'],
  ])('is rejected as a whole, with the place at fault: %j', (overrides, expected) => {
    expect(reason(overrides)).toBe(expected);
  });

  it('is rejected with conditions that are no JSON or nested too deeply', () => {
    expect(reason({ audiences: [{ id: '1', conditions: '[' }] })).toMatch(/^audiences\[0\]\./);
    const deep = '["not",'.repeat(50_000) + '"x"' + ']'.repeat(50_000);
    expect(reason({ audiences: [{ id: '1', conditions: deep }] })).toMatch(/^audiences\[0\]\./);
  });

  it('never throws, whatever the text contains', () => {
    const anything = fc.oneof(fc.anything(), fc.array(fc.dictionary(fc.string(), fc.anything())));
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(dataFile())), anything, (key, value) => {
        expect(parseConfig(dataFile({ [key]: value })).ok).toBeTypeOf('boolean');
      }),
      { numRuns: 300 },
    );
  });

  it('is not changed by reading it', () => {
    const source = dataFile({ experiments: [rule('1')], featureFlags: [flag('f')] });
    const before = JSON.stringify(source);
    parseConfig(source);
    expect(JSON.stringify(source)).toBe(before);
  });
});

describe('customer data settings', () => {
  const qualified = (value: string) => ({
    type: 'third_party_dimension',
    name: 'odp',
    match: 'qualified',
    value,
  });

  it('come from the integration, with every segment that audiences use, once', () => {
    const { customerData } = configOf({
      integrations: [
        { key: 'other' },
        { key: 'odp', publicKey: 'key', host: 'https://api.example', pixelUrl: 'https://pixel.example' },
      ],
      audiences: [{ id: '1', conditions: JSON.stringify(['or', qualified('fan')]) }],
      typedAudiences: [{ id: '2', conditions: ['and', ['not', qualified('late')], qualified('fan')] }],
    });
    expect(customerData).toEqual({
      apiKey: 'key',
      host: 'https://api.example',
      pixelUrl: 'https://pixel.example',
      segments: ['fan', 'late'],
    });
  });

  it('include no segment that is no text, and none of another test', () => {
    const conditions = ['or', { ...qualified('x'), value: 12 }, { ...qualified('other'), match: 'exact' }];
    const integrations = [{ key: 'odp' }];
    expect(
      configOf({ integrations, typedAudiences: [{ id: '1', conditions }] }).customerData?.segments,
    ).toEqual([]);
  });

  it('are absent without the integration', () => expect(configOf().customerData).toBeUndefined());
});
