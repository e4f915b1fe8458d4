/** Pages that the navigation links to and that are still being built, by path. */
export const soonPages: Record<string, string> = {
  competitions: 'البطولات',
  players: 'اللاعبون',
  player: 'اللاعب',
  news: 'الأخبار',
  login: 'الدخول',
};

export const soon = {
  title: 'هذه الصفحة في الإحماء',
  text: 'لم تنزل إلى الملعب بعد. وإلى أن يحين دورها، مباريات اليوم بنتائجها في انتظارك.',
  toMatches: 'إلى مباريات اليوم',
};
