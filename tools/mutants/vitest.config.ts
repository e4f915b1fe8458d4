import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import shared from '../../vitest.config.ts';

// `projects` may also hold paths; ours holds none.
const projects = shared.test?.projects as TestProjectInlineConfiguration[];

/** Each test file in a worker of its own: otherwise the mutants of constants are not active and seem to survive. */
export default defineConfig({
  test: { projects: projects.map((project) => ({ ...project, test: { ...project.test, isolate: true } })) },
});
