export const searchPage = {
  title: 'البحث',
  titleOf: (typed: string) => `نتائج البحث عن «${typed}»`,
  description: 'ابحث في صافرة عن فريق أو لاعب أو بطولة، بأي كتابة للاسم.',
  start: 'اكتب اسم فريق أو لاعب أو بطولة',
  startText: 'بالعربية أو بالحروف اللاتينية، وبأي كتابة: «الاهلي» أو «برشلونه» أو «7akimi».',
};
