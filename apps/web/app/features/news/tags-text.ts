/** OURS-21: what a program has written, by its category. */
export const automaticTag = { reports: 'تقرير آلي', previews: 'تقديم آلي' };
