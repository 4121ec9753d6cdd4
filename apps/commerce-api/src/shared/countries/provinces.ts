/** A part of a country that addresses name, by its code. */
export interface Province {
  readonly code: string;
  readonly name: string;
}

const list = (text: string): readonly Province[] =>
  text.split('|').map((entry) => {
    const [code = '', name = ''] = entry.split(':');
    return { code, name };
  });

/** States with the federal district, the territories and the posts of the armed forces. */
export const US_STATES = list(
  'AL:Alabama|AK:Alaska|AZ:Arizona|AR:Arkansas|CA:California|CO:Colorado|CT:Connecticut|DE:Delaware|DC:District of Columbia|FL:Florida|GA:Georgia|HI:Hawaii|ID:Idaho|IL:Illinois|IN:Indiana|IA:Iowa|KS:Kansas|KY:Kentucky|LA:Louisiana|ME:Maine|MD:Maryland|MA:Massachusetts|MI:Michigan|MN:Minnesota|MS:Mississippi|MO:Missouri|MT:Montana|NE:Nebraska|NV:Nevada|NH:New Hampshire|NJ:New Jersey|NM:New Mexico|NY:New York|NC:North Carolina|ND:North Dakota|OH:Ohio|OK:Oklahoma|OR:Oregon|PA:Pennsylvania|RI:Rhode Island|SC:South Carolina|SD:South Dakota|TN:Tennessee|TX:Texas|UT:Utah|VT:Vermont|VA:Virginia|WA:Washington|WV:West Virginia|WI:Wisconsin|WY:Wyoming|AS:American Samoa|GU:Guam|MP:Northern Mariana Islands|PR:Puerto Rico|VI:U.S. Virgin Islands|AA:Armed Forces Americas|AE:Armed Forces Europe|AP:Armed Forces Pacific',
);

const CANADA: Readonly<Record<string, readonly Province[]>> = {
  en: list(
    'AB:Alberta|BC:British Columbia|MB:Manitoba|NB:New Brunswick|NL:Newfoundland and Labrador|NS:Nova Scotia|NT:Northwest Territories|NU:Nunavut|ON:Ontario|PE:Prince Edward Island|QC:Quebec|SK:Saskatchewan|YT:Yukon',
  ),
  fr: list(
    'AB:Alberta|BC:Colombie-Britannique|PE:Île-du-Prince-Édouard|MB:Manitoba|NB:Nouveau-Brunswick|NS:Nouvelle-Écosse|NU:Nunavut|ON:Ontario|QC:Québec|SK:Saskatchewan|NL:Terre-Neuve-et-Labrador|NT:Territoires du Nord-Ouest|YT:Yukon',
  ),
};

/** Provinces and territories of Canada, in the order of their names in that language. */
export const canadianProvinces = (language: string): readonly Province[] =>
  CANADA[language] ?? CANADA['en'] ?? [];

/** Spanish provinces by the first two digits of their postal codes. */
export const SPANISH_PROVINCES = list(
  '15:A Coruña|01:Álava|02:Albacete|03:Alicante|04:Almería|33:Asturias|05:Ávila|06:Badajoz|07:Illes Balears|08:Barcelona|48:Bizkaia|09:Burgos|10:Cáceres|11:Cádiz|39:Cantabria|12:Castellón|51:Ceuta|13:Ciudad Real|14:Córdoba|16:Cuenca|20:Gipuzkoa|17:Girona|18:Granada|19:Guadalajara|21:Huelva|22:Huesca|23:Jaén|26:La Rioja|35:Las Palmas|24:León|25:Lleida|27:Lugo|28:Madrid|29:Málaga|52:Melilla|30:Murcia|31:Navarra|32:Ourense|34:Palencia|36:Pontevedra|37:Salamanca|38:Santa Cruz de Tenerife|40:Segovia|41:Sevilla|42:Soria|43:Tarragona|44:Teruel|45:Toledo|46:Valencia|47:Valladolid|49:Zamora|50:Zaragoza',
);

/** Irish counties. */
export const IRISH_COUNTIES = list(
  'CW:Carlow|CN:Cavan|CE:Clare|CO:Cork|DL:Donegal|D:Dublin|G:Galway|KY:Kerry|KE:Kildare|KK:Kilkenny|LS:Laois|LM:Leitrim|LK:Limerick|LD:Longford|LH:Louth|MO:Mayo|MH:Meath|MN:Monaghan|OY:Offaly|RN:Roscommon|SO:Sligo|TA:Tipperary|WD:Waterford|WH:Westmeath|WX:Wexford|WW:Wicklow',
);

/** Italian provinces by the letters that stand behind the town. */
export const ITALIAN_PROVINCES = list(
  'AG:Agrigento|AL:Alessandria|AN:Ancona|AO:Aosta|AR:Arezzo|AP:Ascoli Piceno|AT:Asti|AV:Avellino|BA:Bari|BT:Barletta-Andria-Trani|BL:Belluno|BN:Benevento|BG:Bergamo|BI:Biella|BO:Bologna|BZ:Bolzano|BS:Brescia|BR:Brindisi|CA:Cagliari|CL:Caltanissetta|CB:Campobasso|CE:Caserta|CT:Catania|CZ:Catanzaro|CH:Chieti|CO:Como|CS:Cosenza|CR:Cremona|KR:Crotone|CN:Cuneo|EN:Enna|FM:Fermo|FE:Ferrara|FI:Firenze|FG:Foggia|FC:Forlì-Cesena|FR:Frosinone|GE:Genova|GO:Gorizia|GR:Grosseto|IM:Imperia|IS:Isernia|AQ:L’Aquila|SP:La Spezia|LT:Latina|LE:Lecce|LC:Lecco|LI:Livorno|LO:Lodi|LU:Lucca|MC:Macerata|MN:Mantova|MS:Massa-Carrara|MT:Matera|ME:Messina|MI:Milano|MO:Modena|MB:Monza e Brianza|NA:Napoli|NO:Novara|NU:Nuoro|OR:Oristano|PD:Padova|PA:Palermo|PR:Parma|PV:Pavia|PG:Perugia|PU:Pesaro e Urbino|PE:Pescara|PC:Piacenza|PI:Pisa|PT:Pistoia|PN:Pordenone|PZ:Potenza|PO:Prato|RG:Ragusa|RA:Ravenna|RC:Reggio Calabria|RE:Reggio Emilia|RI:Rieti|RN:Rimini|RM:Roma|RO:Rovigo|SA:Salerno|SS:Sassari|SV:Savona|SI:Siena|SR:Siracusa|SO:Sondrio|SU:Sud Sardegna|TA:Taranto|TE:Teramo|TR:Terni|TO:Torino|TP:Trapani|TN:Trento|TV:Treviso|TS:Trieste|UD:Udine|VA:Varese|VE:Venezia|VB:Verbano-Cusio-Ossola|VC:Vercelli|VR:Verona|VV:Vibo Valentia|VI:Vicenza|VT:Viterbo',
);
