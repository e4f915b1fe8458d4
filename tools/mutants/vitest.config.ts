import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import shared from '../../vitest.config.ts';

// `projects` may also hold paths; ours holds none.
const projects = shared.test?.projects as TestProjectInlineConfiguration[];

/**
 * The tests that need no service, without those of tables, which compare data and are slow. Each file in a process of
 * its own: a mutant in a constant is active only while its module is loaded, which must therefore happen again for
 * every mutant.
 */
export default defineConfig({
  test: {
    projects: projects
      .filter(({ test }) => test?.name !== 'integration')
      .map((project) => ({
        ...project,
        test: { ...project.test, isolate: true, exclude: ['**/node_modules/**', '**/tables/**'] },
      })),
  },
});
