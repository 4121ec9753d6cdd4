import { phone, provinceList, britishPlace } from './address-form.ts';
import type { Country } from './country.ts';

const counties = provinceList(
  'CW:Carlow|CN:Cavan|CE:Clare|CO:Cork|DL:Donegal|D:Dublin|G:Galway|KY:Kerry|KE:Kildare|KK:Kilkenny|LS:Laois|LM:Leitrim|LK:Limerick|LD:Longford|LH:Louth|MO:Mayo|MH:Meath|MN:Monaghan|OY:Offaly|RN:Roscommon|SO:Sligo|TA:Tipperary|WD:Waterford|WH:Westmeath|WX:Wexford|WW:Wicklow',
);

/** Ireland: billing only. */
export const ireland: Country = {
  code: 'IE',
  address: {
    postalCode: {
      required: true,
      minLength: 7,
      maxLength: 8,
      pattern: '^[A-Za-z][0-9][0-9Ww] ?[A-Za-z0-9]{4}$',
      capitalize: true,
    },
    postalCodeGap: { after: 3, sign: ' ' },
    placeLines: britishPlace,
    province: 'optional',
    provinces: () => counties,
    phone: phone(7, 15),
    lineLength: 35,
  },
};
