import type { Noun } from './plurals.ts';

export const second: Noun = ['أقل من ثانية', 'ثانية واحدة', 'ثانيتان', 'ثانيتين', 'ثوانٍ', 'ثانية', 'ثانية'];
export const minute: Noun = ['أقل من دقيقة', 'دقيقة واحدة', 'دقيقتان', 'دقيقتين', 'دقائق', 'دقيقة', 'دقيقة'];
export const hour: Noun = ['أقل من ساعة', 'ساعة واحدة', 'ساعتان', 'ساعتين', 'ساعات', 'ساعة', 'ساعة'];
/** A day that is none away is today. */
export const day: Noun = ['اليوم', 'يوم واحد', 'يومان', 'يومين', 'أيام', 'يومًا', 'يوم'];
export const week: Noun = ['أقل من أسبوع', 'أسبوع واحد', 'أسبوعان', 'أسبوعين', 'أسابيع', 'أسبوعًا', 'أسبوع'];
export const month: Noun = ['أقل من شهر', 'شهر واحد', 'شهران', 'شهرين', 'أشهر', 'شهرًا', 'شهر'];
export const year: Noun = ['أقل من سنة', 'سنة واحدة', 'سنتان', 'سنتين', 'سنوات', 'سنة', 'سنة'];
/** «20 عامًا»: how old somebody is; `year` counts time that passes. */
export const age: Noun = ['أقل من عام', 'عام واحد', 'عامان', 'عامين', 'أعوام', 'عامًا', 'عام'];
