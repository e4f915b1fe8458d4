import { channel, count } from '@safira/arabic/nouns/plurals';

export const title = 'مبارياتك المفضلة';
export const manage = 'إدارة المفضلة';
export const inGulfTime = 'بتوقيت الخليج';
export const addMatch = (home: string, away: string) => `أضف ${home} ضد ${away} إلى المفضلة`;
export const removeMatch = (home: string, away: string) => `أزل ${home} ضد ${away} من المفضلة`;
export const startedAt = (time: string) => `بدأت ${time}`;
export const channelCount = (n: number) => count(n, channel);
export const listComma = '، ';
