/** The queue of jobs, done by whichever worker is free. It carries what is due; what is due is a query. */
export const JOBS_QUEUE = 'jobs';
