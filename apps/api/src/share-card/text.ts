import { isolateLtr } from '@safira/arabic/formats/bidi';

export const brand = 'صافرة';
export const demoData = 'بيانات تجريبية';
export const between = ' · ';
export const seasonText = (name: string) => `موسم ${isolateLtr(name)}`;
