export const versus = (home: string, away: string) => `${home} و${away}`;
