/** Real clubs and grounds, written as the provider writes them. A ground whose id is not verified has none. */
export type Venue = { id: number | null; name: string; city: string };
export type Club = { id: number; name: string; venue: Venue | null };
export type League = {
  id: number;
  name: string;
  country: string;
  flag: string;
  /** Goals, yellow cards and red cards to expect of a match. */
  rates: { home: number; away: number; yellows: number; reds: number };
  clubs: readonly Club[];
};

function club(id: number, name: string, venue: [id: number | null, name: string, city: string] | null): Club {
  return { id, name, venue: venue && { id: venue[0], name: venue[1], city: venue[2] } };
}

const premierLeague: League = {
  id: 39,
  name: 'Premier League',
  country: 'England',
  flag: 'https://media.api-sports.io/flags/gb-eng.svg',
  rates: { home: 1.52, away: 1.35, yellows: 4, reds: 0.13 },
  clubs: [
    club(33, 'Manchester United', [556, 'Old Trafford', 'Manchester']),
    club(34, 'Newcastle', [562, "St. James' Park", 'Newcastle upon Tyne']),
    club(35, 'Bournemouth', [504, 'Vitality Stadium', 'Bournemouth, Dorset']),
    club(36, 'Fulham', [535, 'Craven Cottage', 'London']),
    club(40, 'Liverpool', [550, 'Anfield', 'Liverpool']),
    club(42, 'Arsenal', [494, 'Emirates Stadium', 'London']),
    club(45, 'Everton', [22033, 'Hill Dickinson Stadium', 'Liverpool']),
    club(47, 'Tottenham', [593, 'Tottenham Hotspur Stadium', 'London']),
    club(49, 'Chelsea', [519, 'Stamford Bridge', 'London']),
    club(50, 'Manchester City', [555, 'Etihad Stadium', 'Manchester']),
    club(51, 'Brighton', [508, 'American Express Stadium', 'Falmer, East Sussex']),
    club(52, 'Crystal Palace', [525, 'Selhurst Park', 'London']),
    club(55, 'Brentford', [10503, 'Gtech Community Stadium', 'Brentford, Middlesex']),
    club(57, 'Ipswich', [null, 'Portman Road', 'Ipswich, Suffolk']),
    club(63, 'Leeds', [546, 'Elland Road', 'Leeds, West Yorkshire']),
    club(64, 'Hull City', [null, 'MKM Stadium', 'Hull']),
    club(65, 'Nottingham Forest', [566, 'The City Ground', 'Nottingham, Nottinghamshire']),
    club(66, 'Aston Villa', [495, 'Villa Park', 'Birmingham']),
    club(746, 'Sunderland', [589, 'Stadium of Light', 'Sunderland']),
    club(1346, 'Coventry', [null, 'Coventry Building Society Arena', 'Coventry']),
  ],
};

const proLeague: League = {
  id: 307,
  name: 'Pro League',
  country: 'Saudi-Arabia',
  flag: 'https://media.api-sports.io/flags/sa.svg',
  rates: { home: 1.62, away: 1.4, yellows: 4, reds: 0.2 },
  clubs: [
    club(2928, 'Al Khaleej Saihat', [null, 'Prince Mohamed bin Fahd Stadium', 'Dammam']),
    club(2929, 'Al-Ahli Jeddah', [null, 'Alinma Stadium', 'Jeddah']),
    club(2931, 'Al-Fateh', [null, 'Prince Abdullah bin Jalawi Stadium', 'Al-Hasa']),
    club(2932, 'Al-Hilal Saudi FC', [null, 'Kingdom Arena', 'Riyadh']),
    club(2933, 'Al-Qadisiyah FC', [null, 'Prince Mohamed bin Fahd Stadium', 'Dammam']),
    club(2934, 'Al-Ettifaq', [null, 'Prince Mohamed bin Fahd Stadium', 'Dammam']),
    club(2936, 'Al Taawon', [null, 'King Abdullah Sport City Stadium', 'Buraidah']),
    club(2938, 'Al-Ittihad FC', [null, 'Alinma Stadium', 'Jeddah']),
    club(2939, 'Al-Nassr', [null, 'Al-Awwal Park', 'Riyadh']),
    club(2940, 'Al Shabab', [null, 'Al Shabab Club Stadium', 'Riyadh']),
    club(2944, 'Al-Fayha', [null, 'Al Majmaah Sports City', 'Al Majmaah']),
    club(2945, 'Al-Hazm', [null, 'Al-Hazm Club Stadium', 'Ar Rass']),
    club(2956, 'Damac', [null, 'Prince Sultan bin Abdul Aziz Stadium', 'Abha']),
    club(2977, 'Al Akhdoud', [null, 'Prince Hathloul Sport City', 'Najran']),
    club(2992, 'Al Najma', null),
    club(10509, 'Al Kholood', [null, 'Al-Hazm Club Stadium', 'Ar Rass']),
    club(10511, 'Al Riyadh', null),
    club(10513, 'NEOM', [null, 'King Khalid Sport City Stadium', 'Tabuk']),
  ],
};

export const leagues: readonly League[] = [premierLeague, proLeague];
