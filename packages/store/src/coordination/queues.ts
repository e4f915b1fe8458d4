/** The job queue, processed by any free worker. It only carries jobs; what is due is decided by database queries. */
export const JOBS_QUEUE = 'jobs';
