export const sixCities = (time: string) => `${time}: الوقت في ست مدن`;
