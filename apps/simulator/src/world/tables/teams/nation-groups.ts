type Groups = readonly (readonly string[])[];

/** The groups of the UEFA Nations League, from League A on. */
export const nationsLeague: { before: Groups; from2026: Groups } = {
  before: [
    ['Croatia', 'Portugal', 'Poland', 'Scotland'],
    ['Italy', 'Belgium', 'France', 'Israel'],
    ['Netherlands', 'Hungary', 'Germany', 'Bosnia & Herzegovina'],
    ['Spain', 'Denmark', 'Switzerland', 'Serbia'],
    ['Czech Republic', 'Ukraine', 'Albania', 'Georgia'],
    ['England', 'Finland', 'Rep. Of Ireland', 'Greece'],
    ['Austria', 'Norway', 'Slovenia', 'Kazakhstan'],
    ['Wales', 'Iceland', 'Montenegro', 'Türkiye'],
    ['Sweden', 'Azerbaijan', 'Slovakia', 'Estonia'],
    ['Romania', 'Kosovo', 'Cyprus', 'Lithuania'],
    ['Luxembourg', 'Bulgaria', 'Northern Ireland', 'Belarus'],
    ['Armenia', 'Faroe Islands', 'North Macedonia', 'Latvia'],
    ['Gibraltar', 'San Marino', 'Liechtenstein'],
    ['Moldova', 'Malta', 'Andorra'],
  ],
  from2026: [
    ['France', 'Italy', 'Belgium', 'Türkiye'],
    ['Germany', 'Netherlands', 'Serbia', 'Greece'],
    ['Spain', 'Croatia', 'England', 'Czech Republic'],
    ['Portugal', 'Denmark', 'Norway', 'Wales'],
    ['Scotland', 'Switzerland', 'Slovenia', 'North Macedonia'],
    ['Hungary', 'Ukraine', 'Georgia', 'Northern Ireland'],
    ['Israel', 'Austria', 'Rep. Of Ireland', 'Kosovo'],
    ['Poland', 'Bosnia & Herzegovina', 'Romania', 'Sweden'],
    ['Albania', 'Finland', 'Belarus', 'San Marino'],
    ['Montenegro', 'Armenia', 'Cyprus', 'Latvia'],
    ['Kazakhstan', 'Slovakia', 'Faroe Islands', 'Moldova'],
    ['Iceland', 'Bulgaria', 'Estonia', 'Luxembourg'],
    ['Gibraltar', 'Malta', 'Andorra'],
    ['Lithuania', 'Azerbaijan', 'Liechtenstein'],
  ],
};

/** Of the qualifiers for the Africa Cups of 2025 and 2027; six nations went out before. */
export const africanQualifiers: { before: Groups; from2026: Groups } = {
  before: [
    ['Tunisia', 'Madagascar', 'Comoros', 'Gambia'],
    ['Morocco', 'Gabon', 'Central African Republic', 'Lesotho'],
    ['Egypt', 'Cape Verde Islands', 'Mauritania', 'Botswana'],
    ['Nigeria', 'Benin', 'Libya', 'Rwanda'],
    ['Algeria', 'Equatorial Guinea', 'Togo', 'Liberia'],
    ['Ghana', 'Angola', 'Sudan', 'Niger'],
    ['Ivory Coast', 'Zambia', 'Sierra Leone', 'Chad'],
    ['Congo DR', 'Guinea', 'Tanzania', 'Ethiopia'],
    ['Mali', 'Mozambique', 'Guinea-Bissau', 'Eswatini'],
    ['Cameroon', 'Namibia', 'Kenya', 'Zimbabwe'],
    ['South Africa', 'Uganda', 'Congo', 'South Sudan'],
    ['Senegal', 'Burkina Faso', 'Malawi', 'Burundi'],
  ],
  from2026: [
    ['Morocco', 'Gabon', 'Niger', 'Lesotho'],
    ['Senegal', 'Mozambique', 'Sudan', 'Ethiopia'],
    ['Egypt', 'Angola', 'Malawi', 'South Sudan'],
    ['Algeria', 'Zambia', 'Togo', 'Burundi'],
    ['Nigeria', 'Madagascar', 'Tanzania', 'Guinea-Bissau'],
    ['Tunisia', 'Uganda', 'Libya', 'Botswana'],
    ['Ivory Coast', 'Cape Verde Islands', 'Rwanda', 'Central African Republic'],
    ['Congo DR', 'Equatorial Guinea', 'Mauritania', 'Zimbabwe'],
    ['Cameroon', 'Benin', 'Kenya', 'Chad'],
    ['Mali', 'Comoros', 'Namibia', 'Eswatini'],
    ['South Africa', 'Guinea', 'Gambia', 'Liberia'],
    ['Ghana', 'Burkina Faso', 'Congo', 'Sierra Leone'],
  ],
};

/** The Asian Cup of 2027; the hosts are first. */
export const asianCup: Groups = [
  ['Saudi Arabia', 'Oman', 'Palestine', 'Kuwait'],
  ['Japan', 'Qatar', 'Thailand', 'Indonesia'],
  ['South Korea', 'United Arab Emirates', 'Vietnam', 'Lebanon'],
  ['Iran', 'Syria', 'China', 'Kyrgyzstan'],
  ['Australia', 'Iraq', 'Tajikistan', 'Singapore'],
  ['Uzbekistan', 'Jordan', 'Bahrain', 'North Korea'],
];

/** The CONCACAF Nations League: the nations of League A that wait for the quarter-finals, and the two groups. */
export const concacafByes = ['Mexico', 'USA', 'Canada', 'Panama'];
export const concacafGroups: Groups = [
  ['Costa Rica', 'Honduras', 'Curaçao', 'Guatemala', 'Nicaragua', 'Cuba'],
  ['Jamaica', 'Haiti', 'Trinidad and Tobago', 'El Salvador', 'Suriname', 'Dominican Republic'],
];
