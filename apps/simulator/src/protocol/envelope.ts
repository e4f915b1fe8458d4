import type { Errors } from './parameters.ts';
import type { Answer, Query } from './request-query.ts';

type Parts = { get: string; query: Query; errors?: Errors; answer?: Answer };

/** API-01: wraps every answer. Empty parameters and errors are empty lists, because the provider is written in PHP. */
export function envelope({ get, query, errors = {}, answer = { items: [] } }: Parts) {
  return {
    get,
    parameters: Object.keys(query).length > 0 ? query : [],
    errors: Object.keys(errors).length > 0 ? errors : [],
    ...bodyOf(answer, Number(query.page ?? 1)),
  };
}

function bodyOf(answer: Answer, page: number) {
  if ('object' in answer) {
    return { results: answer.results, paging: { current: 1, total: 1 }, response: answer.object };
  }
  if (!('perPage' in answer)) {
    return { results: answer.items.length, paging: { current: 1, total: 1 }, response: answer.items };
  }
  const { items, perPage } = answer;
  const response = items.slice((page - 1) * perPage, page * perPage).map((show) => show());
  const total = Math.max(1, Math.ceil(items.length / perPage));
  return { results: response.length, paging: { current: page, total }, response };
}
