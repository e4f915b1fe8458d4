/** What is needed before the page itself is loaded. */
export const title = 'محترفونا';
export const notes = 'اللاعبون العرب في أندية خارج بلدانهم';
export const pageTitle = (date: string) => `محترفونا: اللاعبون العرب في الخارج، ${date}`;
export const pageDescription = (date: string) =>
  `اللاعبون العرب في أندية خارج بلدانهم ${date}: الدقائق والأهداف والبطاقات والتقييم والمباراة التالية، حسب البلد.`;
