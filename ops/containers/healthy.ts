// The health check of the images: node ops/containers/healthy.ts URL. Succeeds where the URL answers well in two seconds.
const response = await fetch(process.argv[2] ?? '', { signal: AbortSignal.timeout(2_000) }).catch(
  () => undefined,
);
process.exitCode = response?.ok ? 0 : 1;
