/** What is needed before the page itself is loaded. */
export const title = 'اللاعبون';
export const notes = 'الهدافون وصانعو الأهداف في كل دوري';
export const pageTitle = { goals: 'اللاعبون: هدافو الدوريات', assists: 'اللاعبون: صانعو الأهداف' };
export const pageDescription =
  'هدافو الدوريات التي نتابعها وصانعو أهدافها، وبحث عن أي لاعب بالعربية أو الإنجليزية.';
export const searchTitle = (search: string) => `لاعبون باسم «${search}»`;
