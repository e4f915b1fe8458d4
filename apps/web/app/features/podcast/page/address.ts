/** The first page has no number. */
export const pageAddress = (page: number) => (page > 1 ? `/podcast?page=${page}` : '/podcast');
