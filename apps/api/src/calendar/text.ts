export const calendarName = (name: string) => `مباريات ${name}`;
export const title = (home: string, away: string, competition: string) =>
  `${home} ضد ${away} - ${competition}`;
/** «مؤجلة: …», «ملغاة: …» */
export const marked = (mark: string, text: string) => `${mark}: ${text}`;
export const channels = (names: readonly string[]) => `القنوات الناقلة: ${names.join(listComma)}`;
export const noTime = 'لم يُحدَّد الوقت بعد';
export const listComma = '، ';
