import { register } from 'prom-client';

/** A metric of this process by name, created on first use: tests build an app several times in one process. */
export function metric<M>(name: string, make: (name: string) => M): M {
  // The name was registered by the same call before, so it is the same kind.
  return (register.getSingleMetric(name) as M | undefined) ?? make(name);
}
