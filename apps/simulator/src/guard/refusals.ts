type Query = Record<string, string>;
type RequestEcho = { get: string; query: Query };

const RATE_LIMIT = {
  rateLimit: 'Too many requests. You have exceeded the limit of requests per minute of your subscription.',
};
const QUOTA_SPENT = {
  requests:
    'You have reached the request limit for the day, Go to https://dashboard.api-football.com to upgrade your plan.',
};

export const WENT_WRONG = { message: 'Something went wrong while fetching details. Try again later.' };
export const BLOCKED_PAGE = '<!DOCTYPE html><title>Attention Required!</title>';
export const DOWN_PAGE = '<!DOCTYPE html><title>503 Service Temporarily Unavailable</title>';

/** HOME-14: the rate limiter runs in front of the provider and does not know the request. */
export const rateRefusal = () => refusal({ get: '', query: {} }, RATE_LIMIT);

export const quotaRefusal = (echo: RequestEcho) => refusal(echo, QUOTA_SPENT);

/** Empty parameters are an empty list, because the provider is written in PHP. */
function refusal({ get, query }: RequestEcho, errors: Record<string, string>) {
  return {
    get,
    parameters: Object.keys(query).length > 0 ? query : [],
    errors,
    results: 0,
    paging: { current: 1, total: 1 },
    response: [],
  };
}
