/** The queue of chores, done by whichever worker is free. It carries what is due; what is due is a query. */
export const CHORES_QUEUE = 'chores';
