import { get, type ReadCases } from '../../../testing/contracts/read-cases.fixtures.ts';

export const cases: ReadCases = {
  getCountryList: {
    200: get('/consumers-v3/utilities/countryList'),
    400: { ...get('/consumers-v3/utilities/countryList', 'API400'), locale: 'nonsense' },
  },
  getCountryRules: {
    200: get('/consumers-v3/utilities/countryList/CA'),
    400: get('/consumers-v3/utilities/countryList/can', 'API400'),
    404: get('/consumers-v3/utilities/countryList/XX', 'API404'),
  },
};
