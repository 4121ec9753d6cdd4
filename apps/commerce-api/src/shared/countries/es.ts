import { digits, phone, provinceList } from './address-form.ts';
import type { Country } from './country.ts';

/** Provinces by postal code prefix. */
const provinces = provinceList(
  '15:A Coruña|01:Álava|02:Albacete|03:Alicante|04:Almería|33:Asturias|05:Ávila|06:Badajoz|07:Illes Balears|08:Barcelona|48:Bizkaia|09:Burgos|10:Cáceres|11:Cádiz|39:Cantabria|12:Castellón|51:Ceuta|13:Ciudad Real|14:Córdoba|16:Cuenca|20:Gipuzkoa|17:Girona|18:Granada|19:Guadalajara|21:Huelva|22:Huesca|23:Jaén|26:La Rioja|35:Las Palmas|24:León|25:Lleida|27:Lugo|28:Madrid|29:Málaga|52:Melilla|30:Murcia|31:Navarra|32:Ourense|34:Palencia|36:Pontevedra|37:Salamanca|38:Santa Cruz de Tenerife|40:Segovia|41:Sevilla|42:Soria|43:Tarragona|44:Teruel|45:Toledo|46:Valencia|47:Valladolid|49:Zamora|50:Zaragoza',
);

export const spain: Country = {
  code: 'ES',
  address: {
    postalCode: digits(5),
    province: 'required',
    provinces: () => provinces,
    phone: phone(9, 15),
    lineLength: 35,
  },
  market: {
    currency: 'EUR',
    region: 'EMEA',
    languages: ['es'],
    minimumAge: 14,
    customsUnion: 'EU',
    shoeSizes: 'EU',
    returnDays: 60,
    minimumPoints: 500,
    providers: {
      WALLET: { least: 100, most: 500_000 },
      PAY_LATER: { least: 3_000, most: 100_000 },
    },
    delivery: { timeZone: 'Europe/Madrid', standard: [3, 5], express: [1, 2], sameDay: ['280', '080'] },
    tax: { included: true, rate: 21_000 },
  },
};
