import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeBases } from './bases.ts';
import type { Compose, Container } from './compose.ts';
import { folder, root, run } from './engine.ts';

/** The image of a service: built here under the name of its stage, or an official one. */
export function imageOf({ build, image = '' }: Container): string {
  return build ? `localhost/safira-${build.target}` : `docker.io/library/${image.replace(/@.*/, '')}`;
}

/** Builds every image that compose.yaml names, on official bases or stand-ins. */
export function buildImages({ services }: Compose): void {
  const standIns = makeBases();
  const builds = Object.values(services).flatMap(({ build }) => build ?? []);
  const targets = new Map(builds.map((build) => [build.target, build]));
  for (const { target, context, dockerfile } of targets.values()) {
    const started = performance.now();
    const options = [
      '--isolation',
      'chroot',
      '--network',
      'host',
      '--pull-never',
      '--layers',
      '--format',
      'docker',
    ];
    const file = withoutDigests(dockerfile, standIns.length > 0);
    run('buildah', [
      'bud',
      ...options,
      '--file',
      file,
      '--target',
      target,
      '--tag',
      `localhost/safira-${target}`,
      context,
    ]);
    console.log(`containers: ${target} built in ${Math.round((performance.now() - started) / 1_000)} s`);
  }
  if (standIns.length > 0) console.log(`containers: on stand-ins for ${standIns.join(', ')}`);
}

/** A stand-in has another digest than the official image. */
function withoutDigests(dockerfile: string, isNeeded: boolean): string {
  if (!isNeeded) return dockerfile;
  const copy = join(folder, 'Containerfile');
  writeFileSync(copy, readFileSync(join(root, dockerfile), 'utf8').replaceAll(/@sha256:[\da-f]{64}/g, ''));
  return copy;
}
