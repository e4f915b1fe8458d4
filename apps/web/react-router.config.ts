import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The route manifest is small, so it ships with the page: no second request, and no extra URL for the edge to cache.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
