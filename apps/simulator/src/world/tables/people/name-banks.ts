import { albania } from './names-albania.ts';
import { anglophoneWestAfrica } from './names-anglophone-west-africa.ts';
import { austria } from './names-austria.ts';
import { azerbaijan } from './names-azerbaijan.ts';
import { balkan } from './names-balkan.ts';
import { balticCaucasus } from './names-baltic-caucasus.ts';
import { belgium } from './names-belgium.ts';
import { brazil } from './names-brazil.ts';
import { britishIsles } from './names-british-isles.ts';
import { bulgaria } from './names-bulgaria.ts';
import { centralAfrica } from './names-central-africa.ts';
import { centralAsia } from './names-central-asia.ts';
import { china } from './names-china.ts';
import { croatia } from './names-croatia.ts';
import { czechRepublic } from './names-czech-republic.ts';
import { denmark } from './names-denmark.ts';
import { eastAfrica } from './names-east-africa.ts';
import { egypt } from './names-egypt.ts';
import { england } from './names-england.ts';
import { france } from './names-france.ts';
import { germany } from './names-germany.ts';
import { greece } from './names-greece.ts';
import { gulf } from './names-gulf.ts';
import { horn } from './names-horn.ts';
import { hungary } from './names-hungary.ts';
import { india } from './names-india.ts';
import { iran } from './names-iran.ts';
import { iraq } from './names-iraq.ts';
import { israel } from './names-israel.ts';
import { italy } from './names-italy.ts';
import { japan } from './names-japan.ts';
import { levant } from './names-levant.ts';
import { lusophoneAfrica } from './names-lusophone-africa.ts';
import { maghreb } from './names-maghreb.ts';
import { malta } from './names-malta.ts';
import { netherlands } from './names-netherlands.ts';
import { nileDesert } from './names-nile-desert.ts';
import { nordic } from './names-nordic.ts';
import { norway } from './names-norway.ts';
import { oman } from './names-oman.ts';
import { poland } from './names-poland.ts';
import { portugal } from './names-portugal.ts';
import { romania } from './names-romania.ts';
import { saudiArabia } from './names-saudi-arabia.ts';
import { scotland } from './names-scotland.ts';
import { serbia } from './names-serbia.ts';
import { southEastAsia } from './names-south-east-asia.ts';
import { southKorea } from './names-south-korea.ts';
import { southernAfrica } from './names-southern-africa.ts';
import { spain } from './names-spain.ts';
import { spanishAmerica } from './names-spanish-america.ts';
import { sweden } from './names-sweden.ts';
import { switzerland } from './names-switzerland.ts';
import { thailand } from './names-thailand.ts';
import { turkey } from './names-turkey.ts';
import { ukraine } from './names-ukraine.ts';
import { westAfrica } from './names-west-africa.ts';
import type { NameBank } from './name-bank.ts';

/** By the provider's country names; neighbours of one language share a bank. */
export const nameBanks: Readonly<Record<string, NameBank>> = {
  Albania: albania,
  Algeria: maghreb,
  Andorra: spain,
  Angola: lusophoneAfrica,
  Argentina: spanishAmerica,
  Armenia: balticCaucasus,
  Australia: england,
  Austria: austria,
  Azerbaijan: azerbaijan,
  Bahrain: gulf,
  Belarus: ukraine,
  Belgium: belgium,
  Benin: centralAfrica,
  Bolivia: spanishAmerica,
  Bosnia: balkan,
  Botswana: southernAfrica,
  Brazil: brazil,
  Bulgaria: bulgaria,
  'Burkina-Faso': westAfrica,
  Burundi: centralAfrica,
  Cameroon: centralAfrica,
  Canada: england,
  'Cape-Verde-Islands': lusophoneAfrica,
  'Central-African-Republic': centralAfrica,
  Chad: centralAfrica,
  Chile: spanishAmerica,
  China: china,
  Colombia: spanishAmerica,
  Comoros: horn,
  'Congo-DR': centralAfrica,
  Congo: centralAfrica,
  'Costa-Rica': spanishAmerica,
  Croatia: croatia,
  Cuba: spanishAmerica,
  Curacao: netherlands,
  Cyprus: greece,
  'Czech-Republic': czechRepublic,
  Denmark: denmark,
  Djibouti: horn,
  'Dominican-Republic': spanishAmerica,
  Ecuador: spanishAmerica,
  Egypt: egypt,
  'El-Salvador': spanishAmerica,
  England: england,
  'Equatorial-Guinea': centralAfrica,
  Eritrea: eastAfrica,
  Estonia: balticCaucasus,
  Eswatini: southernAfrica,
  Ethiopia: eastAfrica,
  'Faroe-Islands': nordic,
  Finland: nordic,
  France: france,
  Gabon: centralAfrica,
  Gambia: anglophoneWestAfrica,
  Georgia: balticCaucasus,
  Germany: germany,
  Ghana: anglophoneWestAfrica,
  Gibraltar: england,
  Greece: greece,
  Guatemala: spanishAmerica,
  'Guinea-Bissau': lusophoneAfrica,
  Guinea: westAfrica,
  Haiti: france,
  Honduras: spanishAmerica,
  Hungary: hungary,
  Iceland: nordic,
  India: india,
  Indonesia: southEastAsia,
  Iran: iran,
  Iraq: iraq,
  Ireland: britishIsles,
  Israel: israel,
  Italy: italy,
  'Ivory-Coast': westAfrica,
  Jamaica: england,
  Japan: japan,
  Jordan: levant,
  Kazakhstan: centralAsia,
  Kenya: eastAfrica,
  Kosovo: albania,
  Kuwait: gulf,
  Kyrgyzstan: centralAsia,
  Latvia: balticCaucasus,
  Lebanon: levant,
  Lesotho: southernAfrica,
  Liberia: anglophoneWestAfrica,
  Libya: nileDesert,
  Liechtenstein: germany,
  Lithuania: balticCaucasus,
  Luxembourg: france,
  Macedonia: balkan,
  Madagascar: centralAfrica,
  Malawi: southernAfrica,
  Malaysia: southEastAsia,
  Mali: westAfrica,
  Malta: malta,
  Mauritania: maghreb,
  Mauritius: eastAfrica,
  Mexico: spanishAmerica,
  Moldova: romania,
  Montenegro: serbia,
  Morocco: maghreb,
  Mozambique: lusophoneAfrica,
  Namibia: southernAfrica,
  Netherlands: netherlands,
  'New-Zealand': england,
  Nicaragua: spanishAmerica,
  Niger: westAfrica,
  Nigeria: anglophoneWestAfrica,
  'North-Korea': southKorea,
  'Northern-Ireland': britishIsles,
  Norway: norway,
  Oman: oman,
  Palestine: levant,
  Panama: spanishAmerica,
  Paraguay: spanishAmerica,
  Peru: spanishAmerica,
  Poland: poland,
  Portugal: portugal,
  Qatar: gulf,
  Romania: romania,
  Rwanda: centralAfrica,
  'San-Marino': italy,
  'Sao-Tome-and-Principe': lusophoneAfrica,
  'Saudi-Arabia': saudiArabia,
  Scotland: scotland,
  Senegal: westAfrica,
  Serbia: serbia,
  Seychelles: eastAfrica,
  'Sierra-Leone': anglophoneWestAfrica,
  Singapore: southEastAsia,
  Slovakia: czechRepublic,
  Slovenia: croatia,
  Somalia: horn,
  'South-Africa': southernAfrica,
  'South-Korea': southKorea,
  'South-Sudan': eastAfrica,
  Spain: spain,
  Sudan: nileDesert,
  Suriname: netherlands,
  Sweden: sweden,
  Switzerland: switzerland,
  Syria: levant,
  Tajikistan: centralAsia,
  Tanzania: eastAfrica,
  Thailand: thailand,
  Togo: centralAfrica,
  'Trinidad-and-Tobago': england,
  Tunisia: maghreb,
  Turkey: turkey,
  USA: england,
  Uganda: eastAfrica,
  Ukraine: ukraine,
  'United-Arab-Emirates': gulf,
  Uruguay: spanishAmerica,
  Uzbekistan: centralAsia,
  Venezuela: spanishAmerica,
  Vietnam: southEastAsia,
  Wales: britishIsles,
  Yemen: gulf,
  Zambia: southernAfrica,
  Zimbabwe: southernAfrica,
};
