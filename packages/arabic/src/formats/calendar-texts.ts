/** COMP-08: what a calendar shows of a match, «الهلال ضد النصر - دوري روشن السعودي», and where it is played. */
export function calendarTexts(match: {
  home: string;
  away: string;
  competition: string;
  venue: { name: string; city: string | null } | null;
}): { title: string; location: string | null } {
  const { home, away, competition, venue } = match;
  return {
    title: `${home} ضد ${away} - ${competition}`,
    location: venue && [venue.name, venue.city].filter(Boolean).join('، '),
  };
}
