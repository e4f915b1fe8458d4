/** HOME-19: today has the address without a date. */
export const addressOf = (date: string, today: string) => (date === today ? '/' : `/?date=${date}`);
