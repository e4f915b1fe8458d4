// The health check of the images: node ops/containers/healthy.ts URL. Succeeds if the URL answers 2xx in two seconds.
const response = await fetch(process.argv[2] ?? '', { signal: AbortSignal.timeout(2_000) }).catch(
  () => undefined,
);
process.exitCode = response?.ok ? 0 : 1;
