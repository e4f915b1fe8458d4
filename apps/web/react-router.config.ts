import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The few routes there are travel with the page: no second request, and nothing more for the edge to key.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
